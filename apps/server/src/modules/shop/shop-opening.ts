import { shopRefusals } from '@subah/messages/api/shop';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { Problem } from '../../platform/http/problem.ts';
import { shopOpening } from './shop.tables.ts';

type OpeningState = { openedAt: Date | null; mailTestedAt: Date | null; paymentTestedAt: Date | null };

const FIND_OPENING = defineStatement({
  name: 'shop_opening',
  text: `select opened_at as "openedAt", mail_tested_at as "mailTestedAt", payment_tested_at as "paymentTestedAt"
    from shop_opening`,
  row: z.object({
    openedAt: z.date().nullable(),
    mailTestedAt: z.date().nullable(),
    paymentTestedAt: z.date().nullable(),
  }),
});

export async function findOpening(db: Db | Tx): Promise<OpeningState> {
  const [state] = await runPrepared(db, FIND_OPENING, []);
  return state ?? { openedAt: null, mailTestedAt: null, paymentTestedAt: null };
}

export async function saveOpening(db: Db | Tx, change: Partial<OpeningState>): Promise<void> {
  await db.insert(shopOpening).values(change).onConflictDoUpdate({ target: shopOpening.id, set: change });
}

/** A shop that is not open has no facts for invoices. */
export async function requireOpenShop(tx: Tx): Promise<void> {
  const { openedAt } = await findOpening(tx);
  if (!openedAt) throw new Problem('SHOP_NOT_OPEN', shopRefusals.notOpen);
}
