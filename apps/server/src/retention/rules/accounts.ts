import { USED_OFFER_DAYS } from '@subah/rules/shop/retention';
import { sql } from 'drizzle-orm';
import { deleteWhere, olderThan } from '../delete-in-batches.ts';
import { PURPOSE_ENDED, type RetentionRule, WORKING_DATA } from '../retention-rule.ts';

export const accountsRules: readonly RetentionRule[] = [
  {
    tables: ['account_notes'],
    what: 'notes of staff about customers',
    days: 730,
    reason: PURPOSE_ENDED,
    apply: olderThan('account_notes', 'created_at'),
  },
  {
    tables: ['restock_alerts'],
    what: 'requests for a mail when a product is back',
    days: 180,
    reason: PURPOSE_ENDED,
    apply: olderThan('restock_alerts', 'created_at'),
  },
  {
    tables: ['notices'],
    what: 'which notices were sent',
    days: 90,
    reason: WORKING_DATA,
    apply: olderThan('notices', 'created_at'),
  },
  {
    tables: ['push_subscriptions'],
    what: 'browsers for push messages that were not renewed; dead ones at once',
    days: 365,
    reason: PURPOSE_ENDED,
    apply: olderThan('push_subscriptions', 'updated_at'),
  },
  {
    tables: ['used_offers'],
    what: 'one-time offers that deleted accounts used, with keyed hashes of mobile and email',
    days: USED_OFFER_DAYS,
    reason: PURPOSE_ENDED,
    apply: olderThan('used_offers', 'created_at'),
  },
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
];
