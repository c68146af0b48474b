import { type StaffMessages, withValues } from './message.ts';

export const gst = {
  gstr1: { en: 'GSTR-1 (JSON)' },
  failedToLoad: { en: 'Failed to load the GST report' },
  noSales: { en: 'No sales in this month' },
  noSalesText: { en: 'Invoices appear here as soon as they are issued.' },
  taxableSales: { en: 'Taxable sales' },
  exemptSales: { en: 'Exempt sales' },
  cgst: { en: 'CGST' },
  sgst: { en: 'SGST' },
  igst: { en: 'IGST' },
  gstinNote: withValues<{ gstin: string }>({
    en: ({ gstin }) =>
      `GSTIN ${gstin || 'not set'}. Invoices of the month less its credit notes, and milk from milk plans. Tips are not sales.`,
  }),
  waiting: withValues<{ count: number }>({
    en: ({ count }) =>
      `${count === 1 ? '1 invoice has' : `${count} invoices have`} no number yet. Load the report again in a minute.`,
  }),

  salesByRate: { en: 'Sales by rate' },
  hsnSummary: { en: 'HSN summary' },
  creditNotes: { en: 'Credit notes' },
  documentNumbers: { en: 'Document numbers' },
  noneInMonth: { en: 'None in this month.' },
  /** The names of the lists on their CSV buttons. */
  salesByRateList: { en: 'sales by rate' },
  hsnSummaryList: { en: 'the HSN summary' },
  creditNotesList: { en: 'credit notes' },
  documentNumbersList: { en: 'document numbers' },

  taxableValue: { en: 'Taxable value' },
  rate: { en: 'Rate' },
  placeOfSupply: { en: 'Place of supply' },
  hsn: { en: 'HSN' },
  creditNote: { en: 'Credit note' },
  document: { en: 'Document' },
  count: { en: 'Count' },
  missing: { en: 'Missing' },
  noneMissing: { en: 'None' },
  invoices: { en: 'Invoices' },
} satisfies StaffMessages;
