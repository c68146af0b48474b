import { productName } from '@subah/messages/message';
import type { Tx } from '../../../platform/database/database.ts';
import { sendRecallNotice } from '../../order-mails/index.ts';
import { findRecalledPacks } from '../../stock/index.ts';
import { findLines, type OrderRow } from '../orders.queries.ts';

/** For packs that were recalled while they were on the way and reached the customer all the same. */
export async function tellBuyerOfRecall(tx: Tx, { id, userId }: OrderRow): Promise<void> {
  const packs = await findRecalledPacks(tx, [id]);
  if (packs.length === 0) return;
  const lines = new Map((await findLines(tx, [id])).map((line) => [line.id, line]));
  for (const { orderLineId, productId, number, expiresOn, quantity } of packs) {
    const line = lines.get(orderLineId);
    if (!line) continue;
    const order = { id, userId };
    await sendRecallNotice(tx, {
      order,
      productId,
      product: productName(line),
      number,
      expiresOn,
      packs: quantity,
      note: '',
    });
  }
}
