import type { RecalledOrder, RecallQuery } from '@subah/contract/catalog/batches';
import type { FileResponse } from '@subah/contract/endpoint';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { indiaTimestamp } from '@subah/rules/india-time';
import { type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { recordChange } from '../audit/index.ts';
import { findAllottedPacks } from '../stock/index.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Who got packs of a batch, to call them. */
export async function recallBatch({ db }: Pick<Deps, 'db'>, query: RecallQuery): Promise<RecalledOrder[]> {
  const packs = await findAllottedPacks(db, query);
  const lineIds = packs.map(({ orderLineId }) => orderLineId);
  const rows =
    lineIds.length === 0
      ? []
      : await db
          .select({
            lineId: orderLines.id,
            product: orderLines.name,
            orderId: orders.id,
            orderNumber: orders.orderNumber,
            status: orders.status,
            address: orders.address,
          })
          .from(orderLines)
          .innerJoin(orders, eq(orders.id, orderLines.orderId))
          // One parameter: a batch may have more packs than a statement has parameters.
          .where(sql`${orderLines.id} = any(${sql.param(lineIds)}::uuid[])`);
  const byLine = new Map(rows.map((row) => [row.lineId, row]));
  return packs.flatMap(({ orderLineId, packedAt, returnedAt, ...pack }) => {
    const order = byLine.get(orderLineId);
    if (!order) return [];
    const { name, phone, street, city } = order.address;
    return {
      orderId: order.orderId,
      orderNumber: String(order.orderNumber),
      status: statusLabels[order.status as OrderStatus],
      packedAt: new Date(packedAt).toISOString(),
      product: order.product,
      ...pack,
      isReturned: returnedAt !== null,
      customer: name,
      phone,
      address: [street, city].filter(Boolean).join(', '),
    };
  });
}

export async function exportRecall(deps: Pick<Deps, 'db'>, query: RecallQuery, actorId: string): Promise<FileResponse> {
  const recalled = await recallBatch(deps, query);
  const after = { number: query.number, packs: recalled.length };
  await inTransaction(deps.db, (tx) =>
    recordChange(tx, { actorId, action: 'export', subject: 'batch recall', subjectId: query.number, after }),
  );
  const lines = [
    [
      ...['Batch', 'Expiry', 'Product', 'Manufacturer', 'Packs', 'Packed', 'Came back'],
      ...['Order', 'Status', 'Customer', 'Phone', 'Address'],
    ],
    ...recalled.map((row) => [
      ...[
        row.number,
        row.expiresOn,
        row.product,
        row.manufacturer ?? '',
        row.quantity,
        indiaTimestamp(new Date(row.packedAt)),
      ],
      ...[row.isReturned ? 'yes' : 'no', row.orderNumber, row.status, row.customer, row.phone, row.address],
    ]),
  ];
  return { fileName: 'batch-recall.csv', bytes: new TextEncoder().encode(CSV_MARK + lines.map(csvLine).join('')) };
}
