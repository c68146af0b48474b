import type { FileResponse } from '@subah/contract/endpoint';
import type { RecalledOrder, RecallQuery } from '@subah/contract/stock/batches';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { indiaTimestamp } from '@subah/rules/india-time';
import { orderName } from '@subah/rules/orders/order-name';
import { type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { recordChange } from '../../audit/index.ts';
import { findNoticeTimes } from '../../notices/index.ts';
import { recallKey } from '../../order-mails/index.ts';
import { findAllottedPacks } from '../../stock/index.ts';
import { orderLines, orders } from '../orders.tables.ts';

type RecalledRow = RecalledOrder & { userId: string; hindiName: string | null };

/** Who got packs of a batch, to call them. */
export const recallBatch = async ({ db }: Pick<Deps, 'db'>, query: RecallQuery): Promise<RecalledOrder[]> =>
  (await findRecalled(db, query)).map(({ userId: _user, hindiName: _name, ...row }) => row);

export async function findRecalled(db: Db | Tx, query: RecallQuery): Promise<RecalledRow[]> {
  const packs = await findAllottedPacks(db, query);
  const lines = await findOrdersOfLines(
    db,
    packs.map(({ orderLineId }) => orderLineId),
  );
  const keyOf = (line: OrderOfLine) => recallKey(line.orderId, { productId: line.productId, number: query.number });
  const told = await findNoticeTimes(
    db,
    lines.map(({ userId }) => userId),
    lines.map(keyOf),
  );
  const byId = new Map(lines.map((line) => [line.lineId, line]));
  return packs.flatMap(({ orderLineId, packedAt, returnedAt, ...pack }) => {
    const line = byId.get(orderLineId);
    if (!line) return [];
    const { lineId: _, status, deliveredAt, address, ...names } = line;
    return {
      ...names,
      ...pack,
      status: statusLabels[status as OrderStatus],
      packedAt: new Date(packedAt).toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      isReturned: returnedAt !== null,
      toldAt: told.get(keyOf(line))?.toISOString() ?? null,
      customer: address.name,
      phone: address.phone,
      address: [address.street, address.city].filter(Boolean).join(', '),
    };
  });
}

type OrderOfLine = Awaited<ReturnType<typeof findOrdersOfLines>>[number];

const findOrdersOfLines = async (db: Db | Tx, lineIds: string[]) =>
  lineIds.length === 0
    ? []
    : db
        .select({
          lineId: orderLines.id,
          productId: orderLines.productId,
          product: orderLines.name,
          hindiName: orderLines.hindiName,
          orderId: orders.id,
          userId: orders.userId,
          status: orders.status,
          deliveredAt: orders.deliveredAt,
          address: orders.address,
        })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        // One parameter: a batch may have more packs than a statement has parameters.
        .where(sql`${orderLines.id} = any(${sql.param(lineIds)}::uuid[])`);

export async function exportRecall(deps: Pick<Deps, 'db'>, query: RecallQuery, actorId: string): Promise<FileResponse> {
  const recalled = await recallBatch(deps, query);
  const after = { number: query.number, packs: recalled.length };
  await inTransaction(deps.db, (tx) =>
    recordChange(tx, { actorId, action: 'export', subject: 'batch recall', subjectId: query.number, after }),
  );
  const lines = [
    [
      ...['Batch', 'Expiry', 'Product', 'Manufacturer', 'Packs', 'Packed', 'Came back', 'Told'],
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
      ...[
        row.isReturned ? 'yes' : 'no',
        row.toldAt ? indiaTimestamp(new Date(row.toldAt)) : '',
        orderName(row.orderId),
        row.status,
        row.customer,
        row.phone,
        row.address,
      ],
    ]),
  ];
  return { fileName: 'batch-recall.csv', bytes: new TextEncoder().encode(CSV_MARK + lines.map(csvLine).join('')) };
}
