import { expect } from 'vitest';
import { newId } from '../src/platform/database/new-id.ts';
import type { NewCustomer } from './new-customer.ts';
import type { Good, TradeRecord } from './trade-records.ts';

type Bought = { good: Good; packs: number; cost: number; batch?: { number: string; expiresOn: string } };
type CostBooks = { asManager: NewCustomer['send']; ids: Record<Good, string>; stock: Record<Good, number> };

/** What goods cost, kept by the program without reading the shop: an average per product, and the batches of soap. Paise. */
export async function keepCostBooks({ asManager, ids, stock }: CostBooks) {
  const supplier = { name: 'Agarwal Traders', phone: '', email: '', gstin: '' };
  const supplierId = (await asManager('POST', '/api/admin/suppliers', supplier)).body.data._id;
  const averages: Record<Good, number> = { atta: 0, soap: 0, potatoes: 0, jaggery: 0, alprazolam: 0 };
  /** Rupees of each bill, and above what was expected: the last cost of each product. */
  const bills: { cost: number; aboveExpected: number }[] = [];
  const lastCosts = new Map<Good, number>();
  const batches: { cost: number; packs: number }[] = [];
  const packedWith = new Map<TradeRecord, { cost: number; packs: number }>();

  return {
    averages,
    batches,
    bills,
    async buy(goods: Bought[]) {
      const order = goods.map(({ good, packs }) => ({ productId: ids[good], quantity: packs }));
      const lines = [...new Map(order.map((line) => [line.productId, line])).values()];
      const { body } = await asManager('POST', '/api/admin/purchases', { supplierId, note: '', lines });
      const { _id, version } = body.data;
      const receipt = {
        receiptId: newId(),
        version,
        billNumber: '1',
        lines: goods.map(({ good, packs, cost, batch }) => ({ productId: ids[good], quantity: packs, cost, batch })),
      };
      expect((await asManager('POST', `/api/admin/purchases/${_id}/receipts`, receipt)).status).toBe(200);
      const inPaise = (costOf: (bought: Bought) => number) =>
        goods.reduce((sum, bought) => sum + Math.round(costOf(bought) * 100) * bought.packs, 0) / 100;
      bills.push({
        cost: inPaise(({ cost }) => cost),
        aboveExpected: inPaise(({ good, cost }) => cost - (lastCosts.get(good) ?? cost)),
      });
      for (const { good, packs, cost, batch } of goods) {
        lastCosts.set(good, cost);
        const before = averages[good] * stock[good];
        stock[good] += packs;
        averages[good] = Math.round((before + cost * 100 * packs) / stock[good]);
        if (batch && good === 'soap') batches.push({ cost: cost * 100, packs });
      }
    },
    placed(record: TradeRecord) {
      record.costs = { ...averages };
    },
    /** Soap leaves its batches in the order in which they were bought, which is that of their expiry. */
    packed(record: TradeRecord) {
      const batch = batches.find(({ packs }) => packs > 0);
      if (!record.packs.soap || !batch) return;
      batch.packs -= 1;
      packedWith.set(record, batch);
      record.costs = { ...record.costs, soap: batch.cost };
    },
    cameBack(record: TradeRecord) {
      const batch = packedWith.get(record);
      if (batch) batch.packs += 1;
    },
  };
}
