import type { SessionUser } from '@subah/contract/accounts/accounts';
import { riderRefusals } from '@subah/messages/api/rider';
import { fill } from '@subah/messages/message';
import { needsProof, type Proof, splitPayment } from '@subah/rules/delivery/handover';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { type DeliveryRow, findMilkDeliveries, markRow } from '../milk/index.ts';
import { findOrderRows, handOverOrder, type OrderRow } from '../orders/index.ts';
import { readShopFacts } from '../shop/index.ts';
import { findRecalledPacks } from '../stock/index.ts';
import { checkCode } from './delivery-code.ts';
import { deliveryPhotos } from './delivery-photo.ts';
import { deliveryResults } from './rounds.tables.ts';
import { milkDuePaise, orderDuePaise } from './stop-state.ts';
import { checkVisit, type VisitInput, visitOnce } from './visit-stop.ts';

type HandOverInput = VisitInput & {
  code?: string | undefined;
  photo: Buffer | undefined;
  cash: number;
  upi: number;
  isQueued: boolean;
};
type HandOverDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'privateFiles'>;

/** Delivers orders and milk at a door: proof, payment and status in one transaction. */
export async function handOver(deps: HandOverDeps, rider: SessionUser, input: HandOverInput): Promise<void> {
  const { db } = deps;
  if ((await checkVisit(db, rider.id, input)).isRepeated) return;
  const proof: Proof = input.code ? 'code' : input.photo ? 'photo' : 'none';
  if (proof === 'none') await requireNoProofNeeded(deps, input);
  if (input.code && input.orderIds.length > 0)
    await checkCode({ db, authSecret: deps.settings.authSecret }, input.orderIds, input.code);

  const now = deps.clock();
  await deliveryPhotos.store(deps, input.photo, async (photoId, discard) => {
    const visit = { isDelivered: true, proof, photoId };
    const isNew = await visitOnce(db, { rider, input, visit, now }, (tx, goods) =>
      deliver(tx, { rider, input, now, ...goods }),
    );
    if (!isNew) await discard();
  });
}

async function requireNoProofNeeded({ db }: Pick<Deps, 'db'>, { orderIds, milkIds }: VisitInput): Promise<void> {
  const { allowsNoProof } = await readShopFacts(db);
  const duePaise = sumDues(await findOrderRows(db, orderIds), await findMilkDeliveries(db, milkIds));
  if (needsProof({ hasOrders: orderIds.length > 0, duePaise, allowsNoProof })) {
    throw new Problem('PROOF_REQUIRED', riderRefusals.proofRequired);
  }
}

const duesOf = (orders: OrderRow[], milk: DeliveryRow[]): number[] => [
  ...orders.map(orderDuePaise),
  ...milk.map(milkDuePaise),
];
const sumDues = (orders: OrderRow[], milk: DeliveryRow[]): number =>
  duesOf(orders, milk).reduce((sum, due) => sum + due, 0);

type Delivery = {
  rider: SessionUser;
  input: HandOverInput;
  now: Date;
  orders: OrderRow[];
  milk: DeliveryRow[];
};

async function deliver(tx: Tx, { rider, input, now, orders, milk }: Delivery): Promise<void> {
  if (!input.isQueued) await refuseRecalled(tx, orders);
  const paid = { cashPaise: toPaise(input.cash), upiPaise: toPaise(input.upi) };
  const due = sumDues(orders, milk);
  if (paid.cashPaise + paid.upiPaise !== due) {
    const rupees = toRupees(due);
    throw new Problem('AMOUNT_CHANGED', fill(riderRefusals.amountChanged, { rupees: formatRupees(rupees) }), {
      details: { due: rupees },
    });
  }
  for (const order of orders) await handOverOrder(tx, order, rider, now);
  for (const row of milk) await markRow(tx, { actorId: rider.id, row, status: 'delivered', now });
  const dues = duesOf(orders, milk);
  const parts = splitPayment(dues, paid);
  const subjects = [...orders.map(({ id }) => ({ orderId: id })), ...milk.map(({ id }) => ({ milkDeliveryId: id }))];
  await tx.insert(deliveryResults).values(
    subjects.map((subject, index) => ({
      ...subject,
      visitId: input.key,
      isDelivered: true,
      duePaise: dues[index] ?? 0,
      ...parts[index],
    })),
  );
  if (due === 0) return;
  await recordChange(tx, {
    actorId: rider.id,
    action: 'collect',
    subject: 'delivery',
    subjectId: input.key,
    after: {
      cash: toRupees(paid.cashPaise),
      upi: toRupees(paid.upiPaise),
      orders: orders.map(({ id }) => orderName(id)),
    },
  });
}

async function refuseRecalled(tx: Tx, orders: OrderRow[]): Promise<void> {
  const [packs] = await findRecalledPacks(
    tx,
    orders.map(({ id }) => id),
  );
  if (packs) throw new Problem('BATCH_RECALLED', fill(riderRefusals.recalled, { number: orderName(packs.orderId) }));
}
