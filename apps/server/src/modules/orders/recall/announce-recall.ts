import type { RecallQuery } from '@subah/contract/stock/batches';
import { productName } from '@subah/messages/message';
import { isToBeTold } from '@subah/rules/catalog/batches';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { recordChange } from '../../audit/index.ts';
import { sendRecallNotice } from '../../order-mails/index.ts';
import { findRecalled } from './recall-batch.ts';

type Recall = RecallQuery & { productId: string; note: string; actorId: string };

/** Tells the customers who have packs of a batch, and who were not told yet. Returns the number of orders. */
export const announceRecall = ({ db }: Pick<Deps, 'db'>, { note, actorId, ...query }: Recall): Promise<number> =>
  inTransaction(db, async (tx) => {
    const recalled = await findRecalled(tx, query);
    const kept = recalled.filter(isToBeTold);
    for (const { orderId, userId, product, hindiName, quantity, ...batch } of kept) {
      await sendRecallNotice(tx, {
        ...batch,
        order: { id: orderId, userId },
        product: productName({ name: product, hindiName }),
        packs: quantity,
        note,
      });
    }
    if (kept.length > 0) {
      const after = { number: query.number, product: kept[0]?.product, orders: kept.length, ...(note ? { note } : {}) };
      await recordChange(tx, { actorId, action: 'send', subject: 'batch recall', subjectId: query.number, after });
    }
    return kept.length;
  });
