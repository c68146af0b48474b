import type { SessionUser } from '@subah/contract/accounts/accounts';
import { claimInputs, claimRefusals } from '@subah/messages/api/claims';
import { fill, type Message, productName } from '@subah/messages/message';
import { orderTimeline } from '@subah/messages/order-timeline';
import { FRESHNESS_LABEL } from '@subah/rules/orders/claims';
import { creditCoins, creditLeft, creditUntil, isFresh } from '@subah/rules/orders/freshness-credit';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { findDeliverySettings } from '../../delivery/index.ts';
import { earnCoins, lockWallet } from '../../wallet/index.ts';
import { addEvent, findKeptLines, lockOwnOrder } from '../orders.queries.ts';
import { claimPhotos } from './claim-photo.ts';
import { findClaims, insertClaim, sumCredits } from './claims.queries.ts';
import { creditKey } from './freshness-coins.ts';

type CreditInput = { orderId: string; lineId: string; quantity: number; note: string; photo: Buffer | undefined };

/** Credits bad produce in coins at once, within the limits of the shop. Returns the coins. */
export async function creditFreshness(
  deps: Pick<Deps, 'db' | 'clock' | 'privateFiles'>,
  user: SessionUser,
  { orderId, lineId, quantity, note, photo }: CreditInput,
): Promise<number> {
  if (!photo) throw fieldProblem('photo', claimInputs.photoMissing);
  return claimPhotos.store(deps, photo, (photoId) =>
    inTransaction(deps.db, async (tx) => {
      const order = await lockOwnOrder(tx, orderId, user.id);
      const now = deps.clock();
      const line = (await findKeptLines(tx, order.id)).find(({ id }) => id === lineId);
      if (!line) throw fieldProblem('lineId', claimInputs.unknownItem);
      if (!isFresh(line.catalog)) throw refused(claimRefusals.notFresh);
      if (!creditUntil(order, now)) throw refused(claimRefusals.creditTimeOver);
      if (quantity > line.quantity) {
        const most = { name: productName(line), quantity: line.quantity };
        throw fieldProblem('quantity', fill(claimInputs.tooMany, most));
      }
      const claims = await findClaims(tx, [order.id]);
      if (claims.some(({ kind, lines }) => kind === 'freshness' && lines.some((one) => one.lineId === lineId))) {
        throw refused(claimRefusals.creditedBefore);
      }
      // Under the lock of the wallet, so that credits of two orders cannot pass the monthly limit together.
      await lockWallet(tx, user.id);
      const { freshness } = await findDeliverySettings(tx);
      const left = creditLeft(freshness, await sumCredits(tx, { userId: user.id, orderId, now }));
      const coins = creditCoins(line, quantity, left);
      if (coins === 0) throw refused(claimRefusals.creditLimit);
      const id = newId(now.getTime());
      const claim = { id, orderId, userId: user.id, kind: 'freshness', reason: 'not_fresh', note } as const;
      await insertClaim(tx, { ...claim, photoId, coins, createdAt: now }, [{ lineId, quantity }]);
      await earnCoins(tx, {
        userId: user.id,
        coins,
        reason: 'freshness-credit',
        orderNumber: order.orderNumber,
        sourceKey: creditKey(id),
        now,
      });
      await addEvent(tx, {
        orderId,
        label: FRESHNESS_LABEL,
        reason: fill(orderTimeline.freshness, { quantity, name: productName(line), coins }),
        actorId: user.id,
        actorRole: 'customer',
        createdAt: now,
      });
      return coins;
    }),
  );
}

const refused = (text: Message): Problem => new Problem('FRESHNESS_CREDIT_NOT_POSSIBLE', text);
