import type { GstReport } from '@subah/contract/reports/gst';
import { common } from '@subah/messages/console/common';
import { gst as texts } from '@subah/messages/console/gst';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import type { TableColumn } from '@subah/ui/table';
import type { Key, ReactNode } from 'react';
import { formatDay } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { ReportTable } from '../../shared/reports/report-table.tsx';

type TableProps = { report: GstReport; action: ReactNode };
type Tax = { taxable: number; cgst: number; sgst: number; igst: number };

const TAX_COLUMNS = [
  { key: 'taxable', label: t(texts.taxableValue), align: 'right', labelOnPhone: true },
  { key: 'cgst', label: t(texts.cgst), align: 'right', hideOnPhone: true },
  { key: 'sgst', label: t(texts.sgst), align: 'right', hideOnPhone: true },
  { key: 'igst', label: t(texts.igst), align: 'right', hideOnPhone: true },
] as const;

const isTax = (column: string): column is keyof Tax => TAX_COLUMNS.some(({ key }) => key === column);

export const RateTable = ({ report: { rates }, action }: TableProps) => (
  <GstTable
    title={t(texts.salesByRate)}
    action={action}
    columns={[
      { key: 'gstPercent', label: t(texts.rate) },
      { key: 'state', label: t(texts.placeOfSupply), labelOnPhone: true },
      ...TAX_COLUMNS,
    ]}
    rows={rates}
    rowKey={({ state, gstPercent }) => `${state} ${gstPercent}`}
  />
);

export const HsnTable = ({ report: { hsn }, action }: TableProps) => (
  <GstTable
    title={t(texts.hsnSummary)}
    action={action}
    columns={[
      { key: 'hsn', label: t(texts.hsn) },
      { key: 'gstPercent', label: t(texts.rate), labelOnPhone: true },
      { key: 'packs', label: t(common.packs), align: 'right', labelOnPhone: true },
      ...TAX_COLUMNS,
    ]}
    rows={hsn}
    rowKey={({ hsn: code, gstPercent }) => `${code} ${gstPercent}`}
  />
);

/** Two facts share a cell, so that all amounts fit on a tablet and on paper. */
export const CreditNoteTable = ({ report: { creditNotes }, action }: TableProps) => (
  <GstTable
    title={t(texts.creditNotes)}
    action={action}
    columns={[
      { key: 'number', label: t(texts.creditNote) },
      { key: 'invoice', label: t(common.invoice) },
      { key: 'total', label: t(common.total), align: 'right', labelOnPhone: true },
      ...TAX_COLUMNS,
    ]}
    rows={creditNotes}
    rowKey={({ number }) => number}
    secondLine={({ date, reason }, column) =>
      column === 'number' ? dayText(date) : column === 'invoice' ? reason : undefined
    }
  />
);

export const SeriesTable = ({ report: { series }, action }: TableProps) => (
  <GstTable
    title={t(texts.documentNumbers)}
    action={action}
    columns={[
      { key: 'kind', label: t(texts.document) },
      { key: 'from', label: t(common.from) },
      { key: 'to', label: t(common.to) },
      { key: 'count', label: t(texts.count), align: 'right' },
      { key: 'missing', label: t(texts.missing), align: 'right' },
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
  secondLine?: (row: Row, column: string) => string | undefined;
};

const GstTable = <Row extends Record<string, string | number>>({ secondLine, ...props }: GstTableProps<Row>) => (
  <ReportTable
    {...props}
    empty={t(texts.noneInMonth)}
    renderCell={(row, column) => {
      const second = secondLine?.(row, column);
      const value = cellText(column, row[column]);
      return second === undefined ? (
        value
      ) : (
        <StackedCell primary={value} secondary={<span className="whitespace-normal">{second}</span>} />
      );
    }}
  />
);

const KINDS: Record<string, string> = { invoice: t(texts.invoices), 'credit-note': t(texts.creditNotes) };

const dayText = (date: string): string => formatDay(`${date}T00:00:00+05:30`);

function cellText(column: string, value: string | number | undefined): ReactNode {
  if (value === undefined) return '';
  if (typeof value === 'number' && (isTax(column) || column === 'total'))
    return <span className="num">{formatRupees(value)}</span>;
  if (column === 'gstPercent') return `${value}%`;
  if (column === 'kind') return KINDS[value] ?? value;
  if (column === 'missing') return value === 0 ? t(texts.noneMissing) : <b className="text-tomato-700">{value}</b>;
  return value;
}
