import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type FindInvoiceSources, fillInvoices, numberInvoices } from './issue-invoices.ts';

export const NUMBER_INVOICES = 'invoices:number';

export const invoicesJobs = ({ db }: Pick<Deps, 'db'>, findSources: FindInvoiceSources): Jobs => ({
  tasks: {
    [NUMBER_INVOICES]: async () => {
      await numberInvoices(db, findSources);
      await fillInvoices(db, findSources);
    },
  },
  crontab: `* * * * * ${NUMBER_INVOICES}`,
});
