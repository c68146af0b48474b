import { toRupees } from '../money.ts';
import { stateOfGstin } from './gstin.ts';
import type { RateSum } from './invoice-figures.ts';

/** Sums of all documents of a month for one state, HSN code and rate; credit notes are subtracted. */
export type TaxRow = {
  /** GST code of the state that the goods went to. */
  state: string;
  /** Sold to a registered business. */
  isBusiness: boolean;
  /** Listed one by one, see `LARGE_INVOICE_PAISE`; missing for false. */
  isLarge?: boolean;
  hsn: string;
  gstPercent: number;
  packs: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

/** The numbers that one series used in the month. */
export type DocumentSeries = { kind: 'invoice' | 'credit-note'; from: string; to: string; count: number };

/** An invoice to a consumer in another state above this amount is listed one by one (since August 2024). */
export const LARGE_INVOICE_PAISE = 1_00_000_00;

/** An invoice of a registered business, a large one of a consumer in another state, or a credit note on one of them. */
export type ListedDocument = {
  kind: 'invoice' | 'credit-note';
  number: string;
  /** "2026-11-17" */
  date: string;
  /** Empty for a consumer. */
  buyerGstin: string;
  state: string;
  totalPaise: number;
  rates: readonly RateSum[];
};

type ReturnInput = {
  gstin: string;
  month: string;
  rows: readonly TaxRow[];
  series: readonly DocumentSeries[];
  documents: readonly ListedDocument[];
};

/** Of the offline tool. The portal computes the hash itself; tools write this word. */
const FORMAT = { version: 'GST3.1.6', hash: 'hash' };

/**
 * GSTR-1 in the layout of the GST portal's offline tool. Invoices of registered businesses are listed one by one (b2b), and so
 * are their credit notes (cdnr), and large invoices of consumers in other states (b2cl, cdnur). Other sales are one sum per rate
 * and state (b2cs), net of credit notes. Goods without tax are listed as exempt (nil).
 */
export function toGstr1({ gstin, month, rows, series, documents }: ReturnInput) {
  const [year = '', monthOfYear = ''] = month.split('-');
  const homeState = stateOfGstin(gstin);
  const isHome = ({ state }: TaxRow) => state === homeState;
  const taxed = rows.filter(({ gstPercent, isBusiness, isLarge }) => gstPercent > 0 && !isBusiness && !isLarge);
  const exempt = rows.filter(({ gstPercent }) => gstPercent === 0);
  // A document without taxed goods has no items here; its goods are in `nil`.
  const listed = documents.filter(({ rates }) => rates.some(({ gstPercent }) => gstPercent > 0));
  const ofBusinesses = listed.filter(({ buyerGstin }) => buyerGstin !== '');
  const ofConsumers = listed.filter(({ buyerGstin }) => buyerGstin === '');
  return {
    gstin,
    fp: `${monthOfYear}${year}`,
    ...FORMAT,
    b2b: groupDocuments(ofBusinesses, 'invoice', ({ buyerGstin }) => buyerGstin).map(([ctin, list]) => ({
      ctin,
      inv: list.map((invoice) => ({
        ...invoiceFields(invoice),
        pos: invoice.state,
        rchrg: 'N',
        inv_typ: 'R',
        itms: itemsOf(invoice),
      })),
    })),
    b2cl: groupDocuments(ofConsumers, 'invoice', ({ state }) => state).map(([pos, list]) => ({
      pos,
      inv: list.map((invoice) => ({
        ...invoiceFields(invoice),
        itms: interStateItems(invoice),
      })),
    })),
    cdnur: ofConsumers
      .filter(({ kind }) => kind === 'credit-note')
      .map((note) => ({
        typ: 'B2CL',
        ...creditNoteFields(note),
        itms: interStateItems(note),
      })),
    cdnr: groupDocuments(ofBusinesses, 'credit-note', ({ buyerGstin }) => buyerGstin).map(([ctin, list]) => ({
      ctin,
      nt: list.map((note) => ({
        ...creditNoteFields(note),
        rchrg: 'N',
        inv_typ: 'R',
        itms: itemsOf(note),
      })),
    })),
    b2cs: groupRows(taxed, ({ state, gstPercent }) => `${state} ${gstPercent}`).map((row) => ({
      sply_ty: isHome(row) ? 'INTRA' : 'INTER',
      typ: 'OE',
      pos: row.state,
      rt: row.gstPercent,
      ...amounts(row),
    })),
    nil: {
      inv: groupRows(exempt, (row) => `${isHome(row)} ${row.isBusiness}`).map((row) => ({
        sply_ty: `${isHome(row) ? 'INTRA' : 'INTR'}${row.isBusiness ? 'B2B' : 'B2C'}`,
        expt_amt: toRupees(row.taxablePaise),
        nil_amt: 0,
        ngsup_amt: 0,
      })),
    },
    hsn: {
      hsn_b2b: hsnRows(rows.filter(({ isBusiness }) => isBusiness)),
      hsn_b2c: hsnRows(rows.filter(({ isBusiness }) => !isBusiness)),
    },
    doc_issue: {
      doc_det: [...Map.groupBy(series, ({ kind }) => kind)].map(([kind, ofKind]) => ({
        ...(kind === 'invoice'
          ? { doc_num: 1, doc_typ: 'Invoices for outward supply' }
          : { doc_num: 5, doc_typ: 'Credit Note' }),
        docs: ofKind.map(({ from, to, count }, at) => ({
          ...{ num: at + 1, from, to, totnum: count },
          ...{ cancel: 0, net_issue: count },
        })),
      })),
    },
  };
}

const invoiceFields = ({ number, date, totalPaise }: ListedDocument) => ({
  inum: number,
  idt: portalDate(date),
  val: toRupees(totalPaise),
});

const creditNoteFields = ({ number, date, totalPaise, state }: ListedDocument) => ({
  ntty: 'C',
  nt_num: number,
  nt_dt: portalDate(date),
  val: toRupees(totalPaise),
  pos: state,
});

const groupDocuments = (
  documents: readonly ListedDocument[],
  kind: ListedDocument['kind'],
  keyOf: (document: ListedDocument) => string,
) => [
  ...Map.groupBy(
    documents.filter((document) => document.kind === kind),
    keyOf,
  ),
];

/** "17-11-2026" */
const portalDate = (date: string): string => date.split('-').reverse().join('-');

const itemsOf = ({ rates }: ListedDocument) =>
  rates
    .filter(({ gstPercent }) => gstPercent > 0)
    .map((rate, at) => ({ num: at + 1, itm_det: { rt: rate.gstPercent, ...amounts(rate) } }));

const interStateItems = (document: ListedDocument) =>
  itemsOf(document).map(({ num, itm_det: { camt: _camt, samt: _samt, ...amounts } }) => ({ num, itm_det: amounts }));

const hsnRows = (rows: readonly TaxRow[]) =>
  groupRows(rows, ({ hsn, gstPercent }) => `${hsn} ${gstPercent}`).map((row, index) => ({
    num: index + 1,
    hsn_sc: row.hsn,
    // Services have no quantity.
    ...(isService(row.hsn) ? { uqc: 'NA', qty: 0 } : { uqc: 'PAC', qty: row.packs }),
    rt: row.gstPercent,
    ...amounts(row),
  }));

const isService = (hsn: string): boolean => hsn.startsWith('99');

const amounts = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Omit<RateSum, 'gstPercent'>) => ({
  txval: toRupees(taxablePaise),
  iamt: toRupees(igstPaise),
  camt: toRupees(cgstPaise),
  samt: toRupees(sgstPaise),
  csamt: 0,
});

/** One row per group, which keeps the state, code and rate of its first row. */
export function groupRows(rows: readonly TaxRow[], keyOf: (row: TaxRow) => string): TaxRow[] {
  const groups = new Map<string, TaxRow>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = groups.get(key);
    groups.set(key, sum ? add(sum, row) : row);
  }
  return [...groups.values()];
}

const add = (a: TaxRow, b: TaxRow): TaxRow => ({
  ...a,
  packs: a.packs + b.packs,
  taxablePaise: a.taxablePaise + b.taxablePaise,
  cgstPaise: a.cgstPaise + b.cgstPaise,
  sgstPaise: a.sgstPaise + b.sgstPaise,
  igstPaise: a.igstPaise + b.igstPaise,
});
