import type { FileResponse } from '@subah/contract/endpoint';
import type { GST_LISTS, GstReport, gstEndpoints } from '@subah/contract/reports/gst';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { toGstr1 } from '@subah/rules/invoices/gstr-1';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { readShopFacts } from '../../shop/index.ts';
import { listDocuments } from './list-documents.ts';
import { readGstReport, readSeries } from './read-gst-report.ts';
import { periodOf, readTaxRows } from './read-tax-rows.ts';

export const gstRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof gstEndpoints> => ({
  'GET admin/gst': async ({ query }) => ({ data: await readGstReport(db, query.month) }),
  'GET admin/gst/gstr-1': async ({ query }) => ({ data: await readGstr1(db, query.month) }),
  'GET admin/gst/export.csv': async ({ query }) => toCsv(await readGstReport(db, query.month), query.list),
});

async function readGstr1(db: Db, month: string) {
  const facts = await readShopFacts(db);
  return toGstr1({
    gstin: facts.gstin,
    month,
    rows: await readTaxRows(db, month, facts),
    series: await readSeries(db, periodOf(month)),
    documents: await listDocuments(db, periodOf(month)),
  });
}

type GstList = (typeof GST_LISTS)[number];
type Cells = readonly (string | number)[];

const TAX_HEADERS = ['Taxable value', 'CGST', 'SGST', 'IGST'];
const taxCells = (row: { taxable: number; cgst: number; sgst: number; igst: number }): Cells => [
  row.taxable,
  row.cgst,
  row.sgst,
  row.igst,
];

const LISTS: Record<GstList, (report: GstReport) => Cells[]> = {
  rates: ({ rates }) => [
    ['Place of supply', 'Rate %', ...TAX_HEADERS],
    ...rates.map((row) => [row.state, row.gstPercent, ...taxCells(row)]),
  ],
  hsn: ({ hsn }) => [
    ['HSN', 'Rate %', 'Packs', ...TAX_HEADERS],
    ...hsn.map((row) => [row.hsn, row.gstPercent, row.packs, ...taxCells(row)]),
  ],
  'credit-notes': ({ creditNotes }) => [
    ['Credit note', 'Date', 'Invoice', 'Reason', 'Total', ...TAX_HEADERS],
    ...creditNotes.map((row) => [row.number, row.date, row.invoice, row.reason, row.total, ...taxCells(row)]),
  ],
  documents: ({ series }) => [
    ['Document', 'From', 'To', 'Count', 'Missing'],
    ...series.map((row) => [row.kind, row.from, row.to, row.count, row.missing]),
  ],
};

const toCsv = (report: GstReport, list: GstList): FileResponse => ({
  fileName: `gst-${list}-${report.month}.csv`,
  bytes: new TextEncoder().encode(CSV_MARK + LISTS[list](report).map(csvLine).join('')),
});
