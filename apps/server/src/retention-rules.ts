import { sql } from 'drizzle-orm';
import { type ApplyBatch, deleteWhere, olderThan } from './delete-in-batches.ts';
import { deleteOldImports } from './modules/catalog/index.ts';
import { deleteOldReports } from './modules/lab-reports/index.ts';
import { eraseOldAddresses, eraseUnpaidAddresses } from './modules/orders/index.ts';
import { eraseOldPrescriptions } from './modules/prescriptions/index.ts';

export type RetentionRule = {
  /** Tables of the database that the rule covers. */
  tables: readonly string[];
  what: string;
  reason: string;
} /** `hourly`: grows with every attempt of a stranger, so it does not wait for the night. */ & (
  | { days: number; apply: ApplyBatch; hourly?: true }
  | { kept: string }
);

const YEAR = 365;
/** Books, invoices and their evidence: CGST Act section 36, 72 months after the annual return is due. */
const ACCOUNTING_DAYS = 8 * YEAR;
/** Medical records and Schedule H1 prescriptions: three years. */
const MEDICAL_DAYS = 3 * YEAR;

const PURPOSE_ENDED = 'DPDP Act section 8(7): personal data is erased when its purpose has ended';
const ACCOUNTING = 'CGST Act section 36: 72 months after the annual return, eight years to be safe';
const MEDICAL = 'Medical Council regulation 1.3.1: records of patients for three years';
const WORKING_DATA = 'no purpose after that';
const CATALOG_DATA = 'data of the shop; the console deletes it';

const MAX_SEARCH_MISSES = 5000;

/** How long every table is kept, and why. docs/retention.md is written from it; a test finds missing tables. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  // search
  {
    tables: ['search_misses'],
    what: `searches that did not help; at most ${MAX_SEARCH_MISSES}`,
    days: 90,
    reason: WORKING_DATA,
    apply: deleteWhere(
      'search_misses',
      (before) => sql`last_at < ${before}
        or last_at < (select last_at from search_misses order by last_at desc offset ${MAX_SEARCH_MISSES} limit 1)`,
    ),
  },
  // contact and healthcare
  {
    tables: ['contact_messages'],
    what: 'messages of the contact form',
    days: YEAR,
    reason: PURPOSE_ENDED,
    apply: deleteWhere('contact_messages', (before) => sql`coalesce(done_at, created_at) < ${before}`),
  },
  {
    tables: ['call_requests'],
    what: 'call requests',
    days: 180,
    reason: PURPOSE_ENDED,
    apply: deleteWhere('call_requests', (before) => sql`coalesce(done_at, created_at) < ${before}`),
  },
  {
    tables: ['appointments'],
    what: 'appointments',
    days: MEDICAL_DAYS,
    reason: MEDICAL,
    apply: olderThan('appointments', 'ends_at'),
  },
  {
    tables: ['lab_reports'],
    what: 'lab reports with their files',
    days: MEDICAL_DAYS,
    reason: MEDICAL,
    apply: deleteOldReports,
  },
  {
    tables: ['private_file_views'],
    what: 'who opened a prescription or a report',
    days: MEDICAL_DAYS,
    reason: 'as long as the files themselves',
    apply: olderThan('private_file_views', 'viewed_at'),
  },
  {
    tables: ['prescriptions', 'prescription_images', 'prescription_basket_lines'],
    what: 'text and photos of approved prescriptions; the row stays for its orders',
    days: MEDICAL_DAYS,
    reason: 'Drugs Rules 65: Schedule H two years, Schedule H1 three years',
    apply: (db, before) => eraseOldPrescriptions(db, before, { isApproved: true }),
  },
  {
    tables: [],
    what: 'text and photos of other prescriptions',
    days: YEAR,
    reason: PURPOSE_ENDED,
    apply: (db, before) => eraseOldPrescriptions(db, before, { isApproved: false }),
  },
  // orders and payments
  {
    tables: ['orders', 'order_lines', 'order_events', 'order_changes', 'order_notes', 'order_effects'],
    what: 'name, phone and street of orders; the order stays for the accounts',
    days: ACCOUNTING_DAYS,
    reason: ACCOUNTING,
    apply: eraseOldAddresses,
  },
  {
    tables: [],
    what: 'name, phone and street of orders that were never paid',
    days: 180,
    reason: PURPOSE_ENDED,
    apply: eraseUnpaidAddresses,
  },
  {
    tables: ['order_mails'],
    what: 'mails about orders that were sent',
    days: YEAR,
    reason: WORKING_DATA,
    apply: olderThan('order_mails', 'sent_at'),
  },
  {
    tables: ['cart_lines'],
    what: 'lines of abandoned carts',
    days: YEAR,
    reason: PURPOSE_ENDED,
    apply: deleteWhere(
      'cart_lines',
      (before) => sql`updated_at < ${before} and cart_id in (select id from carts where updated_at < ${before})`,
    ),
  },
  {
    tables: ['sandbox_refunds'],
    what: 'refunds of the payment sandbox',
    days: 90,
    reason: 'test data',
    apply: olderThan('sandbox_refunds', 'created_at'),
  },
  {
    tables: ['sandbox_payments'],
    what: 'payments of the payment sandbox',
    days: 90,
    reason: 'test data',
    apply: deleteWhere(
      'sandbox_payments',
      (before) =>
        sql`created_at < ${before} and not exists (select 1 from sandbox_refunds where payment_id = sandbox_payments.id)`,
    ),
  },
  {
    tables: ['sandbox_orders'],
    what: 'orders of the payment sandbox',
    days: 90,
    reason: 'test data',
    apply: deleteWhere(
      'sandbox_orders',
      (before) =>
        sql`created_at < ${before} and not exists (select 1 from sandbox_payments where order_id = sandbox_orders.id)`,
    ),
  },
  {
    tables: ['payment_events'],
    what: 'webhook events of the provider',
    days: 90,
    reason: WORKING_DATA,
    apply: olderThan('payment_events', 'received_at'),
  },
  // staff
  {
    tables: ['audit_log'],
    what: 'changes by staff',
    days: ACCOUNTING_DAYS,
    reason: 'Companies (Accounts) Rules 3: audit trail for eight years',
    apply: olderThan('audit_log', 'created_at'),
  },
  {
    tables: ['import_runs'],
    what: 'progress of imports',
    days: 90,
    reason: WORKING_DATA,
    apply: olderThan('import_runs', 'updated_at'),
  },
  {
    tables: ['sent_lists'],
    what: 'lists uploaded for an import, with the rows that were skipped',
    days: 90,
    reason: WORKING_DATA,
    apply: deleteOldImports,
  },
  {
    tables: [],
    what: 'background jobs that failed for good',
    days: 90,
    reason: WORKING_DATA,
    apply: deleteWhere(
      'graphile_worker._private_jobs',
      (before) => sql`attempts >= max_attempts and locked_at is null and run_at < ${before}`,
    ),
  },
  // mails, checkout, accounts
  {
    tables: ['outbox'],
    what: 'sent mails in the development mailbox',
    days: 7,
    reason: WORKING_DATA,
    apply: olderThan('outbox', 'created_at'),
  },
  {
    tables: ['checkout_keys'],
    what: 'idempotency keys',
    days: 1,
    reason: WORKING_DATA,
    apply: olderThan('checkout_keys', 'created_at'),
    hourly: true,
  },
  {
    tables: ['throttles'],
    what: 'rate limits',
    days: 0,
    reason: WORKING_DATA,
    apply: deleteWhere(
      'throttles',
      (before) => sql`expires_at < ${before} and (blocked_until is null or blocked_until < ${before})`,
    ),
    hourly: true,
  },
  {
    tables: ['one_time_codes'],
    what: 'one-time codes, 10 minutes',
    days: 0,
    reason: WORKING_DATA,
    apply: olderThan('one_time_codes', 'expires_at'),
    hourly: true,
  },
  {
    tables: ['refresh_tokens'],
    what: 'sessions, 30 days without use and 90 days in all',
    days: 0,
    reason: WORKING_DATA,
    apply: olderThan('refresh_tokens', 'expires_at'),
  },
  // kept
  {
    tables: ['users', 'two_step_secrets', 'two_step_recovery_codes', 'addresses', 'carts', 'wallets', 'milk_balances'],
    what: 'accounts',
    kept: 'until the customer deletes the account',
    reason: 'needed for the account',
  },
  {
    tables: [],
    what: 'sign-ups whose email was never verified',
    days: 7,
    reason: PURPOSE_ENDED,
    apply: deleteWhere(
      'users',
      (before) => sql`verified_at is null and created_at < ${before}
        and not exists (select 1 from staff_invitations where user_id = users.id)`,
    ),
  },
  {
    tables: ['staff_invitations'],
    what: 'invitations of staff that were not accepted',
    days: 90,
    reason: PURPOSE_ENDED,
    apply: deleteWhere('staff_invitations', (before) => sql`sent_at < ${before}`),
  },
  {
    tables: ['payments', 'refunds', 'invoices', 'invoice_counters', 'credit_notes', 'coupon_uses', 'subscriptions'],
    what: 'books of account',
    kept: 'always',
    reason: `${ACCOUNTING}; limits of coupons and plans are counted from them`,
  },
  {
    tables: ['stock_moves', 'coin_lots', 'coin_moves', 'coin_move_lots', 'milk_balance_moves', 'first_deliveries'],
    what: 'ledgers without personal data',
    kept: 'always',
    reason: 'the balance is the sum of the entries; `npm run audit` compares them',
  },
  {
    tables: ['milk_plans', 'milk_pauses', 'milk_day_changes', 'milk_deliveries'],
    what: 'milk plans and deliveries',
    kept: 'until the customer deletes the account',
    reason: 'the milk record shows every month',
  },
  {
    tables: [
      ...['products', 'categories', 'subcategories', 'collections', 'collection_products', 'coupons', 'plans'],
      ...['departments', 'doctors', 'doctor_availability', 'doctor_leave', 'areas', 'area_pincodes', 'stores'],
      'testimonials',
      ...['synonyms', 'switched_off_terms', 'search_words', 'shop_facts', 'sign_in_policy', 'order_counters'],
    ],
    what: 'catalog, settings and what is derived from them',
    kept: 'until deleted',
    reason: CATALOG_DATA,
  },
];
