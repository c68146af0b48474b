import { PHOTO_DAYS } from '@subah/rules/shop/retention';
import { sql } from 'drizzle-orm';
import { claimPhotos, eraseOldAddresses, eraseUnpaidAddresses } from '../../modules/orders/index.ts';
import { deliveryPhotos } from '../../modules/rounds/index.ts';
import { deleteWhere, olderThan } from '../delete-in-batches.ts';
import {
  ACCOUNTING,
  ACCOUNTING_DAYS,
  PURPOSE_ENDED,
  type RetentionRule,
  WORKING_DATA,
  YEAR,
} from '../retention-rule.ts';

export const ordersRules: readonly RetentionRule[] = [
  {
    tables: ['orders', 'order_lines', 'order_events', 'order_changes', 'order_notes', 'order_effects'],
    what: 'name, phone, street, landmark, map point and instructions of orders; the order stays for the accounts',
    days: ACCOUNTING_DAYS,
    reason: ACCOUNTING,
    apply: eraseOldAddresses,
  },
  {
    tables: [],
    what: 'name, phone, street, landmark, map point and instructions of orders that were never paid',
    days: 180,
    reason: PURPOSE_ENDED,
    apply: eraseUnpaidAddresses,
  },
  {
    tables: ['stop_visits'],
    what: 'photos of deliveries; the visit stays',
    days: PHOTO_DAYS,
    reason: PURPOSE_ENDED,
    apply: deliveryPhotos.removeOld,
  },
  {
    tables: ['order_claims', 'order_claim_lines'],
    what: 'photos of returns and freshness credits; the claim stays',
    days: PHOTO_DAYS,
    reason: PURPOSE_ENDED,
    apply: claimPhotos.removeOld,
  },
  {
    tables: ['order_mails'],
    what: 'mails about orders that were sent, or whose address was refused',
    days: YEAR,
    reason: WORKING_DATA,
    apply: deleteWhere('order_mails', (before) => sql`coalesce(sent_at, refused_at) < ${before}`),
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
];
