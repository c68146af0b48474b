import type { RetentionRule } from './retention-rule.ts';
import { accountsRules } from './rules/accounts.ts';
import { healthcareRules } from './rules/healthcare.ts';
import { keptRules } from './rules/kept.ts';
import { ordersRules } from './rules/orders.ts';
import { searchRules } from './rules/search.ts';
import { staffRules } from './rules/staff.ts';

/** How long every table is kept, and why. docs/retention.md is written from it; a test finds missing tables. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  ...searchRules,
  ...healthcareRules,
  ...ordersRules,
  ...staffRules,
  ...accountsRules,
  ...keptRules,
];
