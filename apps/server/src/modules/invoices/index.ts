export { invoicesJobs } from './invoices.jobs.ts';
export { findInvoices } from './invoices.queries.ts';
export { invoicesRoutes } from './invoices.routes.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export {
  type FindInvoiceSources,
  type InvoiceSource,
  issueInvoice,
  requestInvoice,
  requestNextInvoice,
} from './issue-invoices.ts';
export { LEFT, openPaper, type Paper, QUIET, RIGHT } from './pdf-sheet.ts';
export { printSampleLabels } from './print-sample-labels.ts';
export { type PackingSlip, printSlips } from './print-slips.ts';
export type { InvoicedOrder } from './read-invoice.ts';
