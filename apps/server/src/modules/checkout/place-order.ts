import type { Deps } from '../../deps.ts';
import { together } from '../../platform/database/batcher.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { askForFollowUp, expireOrder } from '../orders/index.ts';
import { requireOnlinePayments } from '../payments/index.ts';
import { type Outcome, type Placed, placeTogether, type Wish } from './place-together.ts';

type PlaceDeps = Pick<Deps, 'db' | 'clock' | 'gateway'>;

/**
 * Makes the one order that a cart and these wishes mean, and gives its id: placed when nothing is to be paid online, else
 * waiting for its payment with the stock held. Asking again for the same finds the same order.
 */
export async function placeOrder(deps: PlaceDeps, wish: Omit<Wish, 'now'>): Promise<Placed> {
  if (wish.wishes.paymentType === 'online') requireOnlinePayments(deps.gateway);
  const asked = { ...wish, now: deps.clock() };
  for (let desk = deskOf(deps.db).withOthers; ; ) {
    const outcome = await desk(asked);
    if ('refused' in outcome) throw outcome.refused;
    if ('orderId' in outcome) {
      if (outcome.fresh?.order.status === 'OrderPlaced') await askForFollowUp(deps.db);
      return outcome;
    }
    // In a transaction of its own: giving stock back and taking stock in one would lock products in two sweeps.
    if ('releaseFirst' in outcome) await expireOrder(deps.db, outcome.releaseFirst, asked.now);
    else desk = deskOf(deps.db).alone;
  }
}

type Desk = { withOthers: (wish: Wish) => Promise<Outcome>; alone: (wish: Wish) => Promise<Outcome> };

/** More would make shoppers wait for each other longer, and save little. */
const MOST_TOGETHER = 1;

const desks = new WeakMap<Db, Desk>();

/** Where the orders of a busy minute are placed, several in one transaction. A cart is in it once: a second click waits. */
function deskOf(db: Db): Desk {
  const known = desks.get(db);
  if (known) return known;
  const place = (wishes: Wish[]) => inTransaction(db, (tx) => placeTogether(tx, wishes));
  const desk: Desk = {
    withOthers: together(place, { most: MOST_TOGETHER, nameOf: ({ userId }) => userId }),
    alone: async (wish) => (await place([wish]))[0] as Outcome,
  };
  desks.set(db, desk);
  return desk;
}
