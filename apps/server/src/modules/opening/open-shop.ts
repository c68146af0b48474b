import type { Opening } from '@subah/contract/opening/opening';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { saveOpening } from '../shop/index.ts';
import { readOpening } from './read-opening.ts';

/** Opens the shop once; opening it again changes nothing. */
export async function openShop({ db, clock }: Pick<Deps, 'db' | 'clock'>, actorId: string): Promise<Opening> {
  return inTransaction(db, async (tx) => {
    const opening = await readOpening(tx);
    if (opening.openedAt) return opening;
    if (opening.missing.length > 0) throw new Problem('SHOP_NOT_READY', opening.missing.join(' '));
    const openedAt = clock();
    await saveOpening(tx, { openedAt });
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'settings',
      subjectId: 'opening',
      before: { openedAt: null },
      after: { openedAt: openedAt.toISOString() },
    });
    await publishChange(tx, 'shop');
    return readOpening(tx);
  });
}
