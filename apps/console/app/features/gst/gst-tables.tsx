import type { GstReport } from '@subah/contract/orders/gst';
import { formatRupees } from '@subah/rules/money';
import type { TableColumn } from '@subah/ui/table';
import type { Key, ReactNode } from 'react';
import { formatDay } from '../../lib/dates/format-date.ts';
import { ReportTable } from '../../shared/reports/report-table.tsx';

type TableProps = { report: GstReport; action: ReactNode };
type Tax = { taxable: number; cgst: number; sgst: number; igst: number };

const TAX_COLUMNS = [
  { key: 'taxable', label: 'Taxable value', align: 'right' },
  { key: 'cgst', label: 'CGST', align: 'right', hideOnPhone: true },
  { key: 'sgst', label: 'SGST', align: 'right', hideOnPhone: true },
  { key: 'igst', label: 'IGST', align: 'right', hideOnPhone: true },
] as const;

const isTax = (column: string): column is keyof Tax => TAX_COLUMNS.some(({ key }) => key === column);

export const RateTable = ({ report: { rates }, action }: TableProps) => (
  <GstTable
    title="Sales by rate"
    action={action}
    columns={[{ key: 'gstPercent', label: 'Rate' }, { key: 'state', label: 'Place of supply' }, ...TAX_COLUMNS]}
    rows={rates}
    rowKey={({ state, gstPercent }) => `${state} ${gstPercent}`}
  />
);

export const HsnTable = ({ report: { hsn }, action }: TableProps) => (
  <GstTable
    title="HSN summary"
    action={action}
    columns={[
      { key: 'hsn', label: 'HSN' },
      { key: 'gstPercent', label: 'Rate' },
      { key: 'packs', label: 'Packs', align: 'right' },
      ...TAX_COLUMNS,
    ]}
    rows={hsn}
    rowKey={({ hsn: code, gstPercent }) => `${code} ${gstPercent}`}
  />
);

export const CreditNoteTable = ({ report: { creditNotes }, action }: TableProps) => (
  <GstTable
    title="Credit notes"
    action={action}
    columns={[
      { key: 'number', label: 'Credit note' },
      { key: 'date', label: 'Date' },
      { key: 'invoice', label: 'Invoice' },
      { key: 'reason', label: 'Reason', fillsPhone: true },
      { key: 'total', label: 'Total', align: 'right' },
      ...TAX_COLUMNS,
    ]}
    rows={creditNotes}
    rowKey={({ number }) => number}
  />
);

export const SeriesTable = ({ report: { series }, action }: TableProps) => (
  <GstTable
    title="Document numbers"
    action={action}
    columns={[
      { key: 'kind', label: 'Document' },
      { key: 'from', label: 'From' },
      { key: 'to', label: 'To' },
      { key: 'count', label: 'Count', align: 'right' },
      { key: 'missing', label: 'Missing', align: 'right' },
    ]}
    rows={series}
    rowKey={({ kind }) => kind}
  />
);

type GstTableProps<Row> = {
  title: string;
  action: ReactNode;
  columns: readonly TableColumn<Extract<keyof Row, string>>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
};

const GstTable = <Row extends Record<string, string | number>>(props: GstTableProps<Row>) => (
  <ReportTable {...props} empty="None in this month." renderCell={(row, column) => cellText(column, row[column])} />
);

const KINDS: Record<string, string> = { invoice: 'Invoices', 'credit-note': 'Credit notes' };

function cellText(column: string, value: string | number | undefined): ReactNode {
  if (value === undefined) return '';
  if (typeof value === 'number' && (isTax(column) || column === 'total'))
    return <span className="num">{formatRupees(value)}</span>;
  if (column === 'gstPercent') return `${value}%`;
  if (column === 'date') return formatDay(`${value}T00:00:00+05:30`);
  if (column === 'kind') return KINDS[value] ?? value;
  if (column === 'missing') return value === 0 ? 'None' : <b className="text-tomato-700">{value}</b>;
  return value;
}
