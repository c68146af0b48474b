import type { FindOpenAttempt } from './modules/cart/open-attempt.ts';
import type { CountMilkPlans } from './modules/catalog/admin/count-milk-plans.ts';
import type { Completions, Reversals } from './modules/payments/completion.ts';
import type { Gateway } from './modules/payments/gateway.ts';
import type { Db } from './platform/database/database.ts';
import type { Settings } from './platform/settings.ts';
import type { Pictures } from './platform/storage/pictures.ts';
import type { PrivateFiles } from './platform/storage/private-files.ts';

/** The dependencies of the app. A function takes the part that it needs: `Pick<Deps, …>`. */
export type Deps = {
  db: Db;
  /** Read-only and possibly stale: a replica if there is one. For public lists, details and searches. */
  reads: Db;
  settings: Settings;
  pictures: Pictures;
  /** Prescriptions and lab reports, never served without a permission check. */
  privateFiles: PrivateFiles;
  /** The payment provider or its sandbox. */
  gateway: Gateway;
  /** What happens after a payment, by the kind of purchase. */
  completions: Completions;
  /** What happens after a refund was paid out, by the kind of purchase. */
  reversals: Reversals;
  /** What the unpaid order of a cart holds. */
  findOpenAttempt: FindOpenAttempt;
  /** Customers with a milk plan for a product from this date on. */
  countMilkPlans: CountMilkPlans;
  /** Injected, so that tests can set the time. */
  clock: () => Date;
};
