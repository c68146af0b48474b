import type { Deps } from './deps.ts';
import { accountsJobs } from './modules/accounts/index.ts';
import { catalogJobs } from './modules/catalog/index.ts';
import { healthcareJobs } from './modules/healthcare/index.ts';
import { invoicesJobs } from './modules/invoices/index.ts';
import { milkJobs } from './modules/milk/index.ts';
import { noticesJobs } from './modules/notices/index.ts';
import { orderMailsJobs } from './modules/order-mails/index.ts';
import { findInvoiceSources, findOrders, ordersJobs } from './modules/orders/index.ts';
import { paymentsJobs } from './modules/payments/index.ts';
import { reportsJobs } from './modules/reports/index.ts';
import { restockAlertsJobs } from './modules/restock-alerts/index.ts';
import { roundsJobs } from './modules/rounds/index.ts';
import { searchJobs } from './modules/search/index.ts';
import { readShopName } from './modules/shop/index.ts';
import { shoppingListsJobs } from './modules/shopping-lists/index.ts';
import { stockJobs } from './modules/stock/index.ts';
import { walletJobs } from './modules/wallet/index.ts';
import { backupJobs } from './platform/backup/backup.jobs.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { mailJobs } from './platform/mail/mail.jobs.ts';
import { privateFilesJobs } from './platform/storage/private-files.jobs.ts';
import { retentionJobs } from './retention/retention.jobs.ts';

export const shopJobs = (deps: Deps): Jobs[] => [
  accountsJobs(deps),
  backupJobs(deps),
  catalogJobs(deps),
  healthcareJobs(deps),
  invoicesJobs(deps, findInvoiceSources),
  mailJobs({ ...deps, readShopName: () => readShopName(deps.db) }),
  milkJobs(deps),
  noticesJobs(deps),
  orderMailsJobs(deps, findOrders),
  ordersJobs(deps),
  paymentsJobs(deps),
  privateFilesJobs(deps),
  reportsJobs(deps),
  restockAlertsJobs(deps),
  retentionJobs(deps),
  roundsJobs(deps),
  searchJobs(deps),
  shoppingListsJobs(deps),
  stockJobs(deps),
  walletJobs(deps),
];
