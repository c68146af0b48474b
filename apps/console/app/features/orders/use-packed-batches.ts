import type { Order, OrderItem, PackedBatch } from '@subah/contract/orders/orders';
import { canHaveBatches } from '@subah/rules/catalog/batches';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';

type PackedBatches = { ofLine: (line: OrderItem) => PackedBatch[]; error: unknown; retry: () => void };

/** The batches that the lines of an order were packed with; read again when the order has changed. */
export function usePackedBatches({ _id: id, version, products }: Order): PackedBatches {
  const hasBatches = products.some(({ product_type }) => canHaveBatches(product_type));
  const { data, error, mutate } = useSWR(
    hasBatches ? ['order-batches', id, version] : null,
    async () => (await api('GET admin/orders/{id}/batches', { params: { id } })).data,
    { keepPreviousData: true },
  );
  return {
    ofLine: (line) => (data ?? []).filter(({ lineId }) => lineId === line._id),
    error,
    retry: () => void mutate(),
  };
}
