export { invoicesJobs } from './invoices.jobs.ts';
export { invoicesRoutes } from './invoices.routes.ts';
export { issueCreditNote, requestInvoice } from './issue-invoices.ts';
export type { InvoicedOrder } from './read-invoice.ts';
