import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { numberInvoices } from './issue-invoices.ts';

export const NUMBER_INVOICES = 'invoices:number';

export const invoicesJobs = ({ db }: Pick<Deps, 'db'>): Jobs => ({
  tasks: { [NUMBER_INVOICES]: () => numberInvoices(db) },
  crontab: `* * * * * ${NUMBER_INVOICES}`,
});
