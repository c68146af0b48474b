import {
  type DeliverySettings as DeliverySettingsInput,
  deliverySettingsOf,
  toWireDeliverySettings,
} from '@subah/contract/delivery/delivery-settings';
import type { WithReadAs } from '@subah/contract/read-as';
import { DEFAULT_DELIVERY_SETTINGS, type DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { isNotNull, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { deliverySettings, deliveryWindows } from './delivery.tables.ts';

export const SavedDeliverySettings = z.strictObject({
  windows: z.array(z.strictObject({ from: z.string(), until: z.string(), capacity: z.int().nullable() })),
  cutOff: z.string(),
  holidays: z.array(z.string()),
  express: z.strictObject({ isOffered: z.boolean(), from: z.string(), until: z.string() }),
  fees: z.strictObject({ smallCartPaise: z.int(), freeDeliveryAbovePaise: z.int(), expressPaise: z.int() }),
  codLimitPaise: z.int().nullable(),
  drawerTips: z.array(z.int()),
  checkoutTips: z.array(z.int()),
  freshness: z.strictObject({ perOrder: z.int(), perMonth: z.int() }),
});

export const FIND_DELIVERY_SETTINGS = defineStatement({
  name: 'delivery_settings',
  text: `select
      (select json_agg(json_build_object('from', to_char(starts_at, 'HH24:MI'), 'until', to_char(ends_at, 'HH24:MI'),
        'capacity', capacity) order by starts_at) from delivery_windows) as windows,
      to_char(cut_off, 'HH24:MI') as "cutOff", holidays::text[] as holidays,
      json_build_object('isOffered', express_offered, 'from', to_char(express_from, 'HH24:MI'),
        'until', to_char(express_until, 'HH24:MI')) as express,
      json_build_object('smallCartPaise', small_cart_paise, 'freeDeliveryAbovePaise', free_delivery_above_paise,
        'expressPaise', express_paise) as fees,
      cod_limit_paise as "codLimitPaise", drawer_tips as "drawerTips", checkout_tips as "checkoutTips",
      json_build_object('perOrder', freshness_per_order, 'perMonth', freshness_per_month) as freshness
    from delivery_settings`,
  row: SavedDeliverySettings,
});

export async function findDeliverySettings(db: Db | Tx): Promise<DeliverySettings> {
  const [saved] = await runPrepared(db, FIND_DELIVERY_SETTINGS, []);
  return saved ?? DEFAULT_DELIVERY_SETTINGS;
}

export async function saveDeliverySettings(
  { db }: Pick<Deps, 'db'>,
  { readAs, ...input }: DeliverySettingsInput & WithReadAs,
  actorId: string,
): Promise<DeliverySettings> {
  const { windows, express, fees, ...rest } = deliverySettingsOf(input);
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${deliverySettings} in share row exclusive mode`);
    const before = toWireDeliverySettings(await findDeliverySettings(tx));
    rejectStaleChange(before, readAs);
    const row = {
      cutOff: rest.cutOff,
      holidays: [...rest.holidays],
      expressOffered: express.isOffered,
      expressFrom: express.from,
      expressUntil: express.until,
      ...fees,
      codLimitPaise: rest.codLimitPaise,
      drawerTips: [...rest.drawerTips],
      checkoutTips: [...rest.checkoutTips],
      freshnessPerOrder: rest.freshness.perOrder,
      freshnessPerMonth: rest.freshness.perMonth,
    };
    await tx.insert(deliverySettings).values(row).onConflictDoUpdate({ target: deliverySettings.id, set: row });
    await saveWindows(tx, windows);
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'settings',
      subjectId: 'delivery',
      before,
      after: input,
    });
    await publishChange(tx, 'shop');
    return findDeliverySettings(tx);
  });
}

/** Orders of windows with a capacity are placed one after another. Before stock in the order of locks. */
export async function lockLimitedWindows(tx: Tx): Promise<void> {
  await tx
    .select({ startsAt: deliveryWindows.startsAt })
    .from(deliveryWindows)
    .where(isNotNull(deliveryWindows.capacity))
    .orderBy(deliveryWindows.startsAt)
    .for('update');
}

/** Updates in place, so that an order that waits for the lock of a window finds it again. */
async function saveWindows(tx: Tx, windows: DeliverySettings['windows']): Promise<void> {
  const rows = windows.map(({ from, until, capacity }) => ({ startsAt: from, endsAt: until, capacity }));
  const starts = rows.map(({ startsAt }) => startsAt);
  await tx.delete(deliveryWindows).where(notInArray(deliveryWindows.startsAt, starts));
  await tx
    .insert(deliveryWindows)
    .values(rows)
    .onConflictDoUpdate({
      target: deliveryWindows.startsAt,
      set: { endsAt: sql`excluded.ends_at`, capacity: sql`excluded.capacity` },
    });
}
