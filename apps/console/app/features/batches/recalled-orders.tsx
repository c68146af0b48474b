import type { RecalledOrder } from '@subah/contract/stock/batches';
import { batches as texts } from '@subah/messages/console/batches';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { expiryText } from '@subah/rules/catalog/batches';
import { orderName } from '@subah/rules/orders/order-name';
import { Table } from '@subah/ui/table';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';

/** Who got packs of a batch, to call them. */
export const RecalledOrders = ({ orders }: { orders: RecalledOrder[] }) => (
  <Table
    caption={t(texts.ordersToRecall)}
    columns={[
      { key: 'customer', label: t(common.customer), fillsPhone: true },
      { key: 'phone', label: t(common.phone) },
      { key: 'product', label: t(common.product), fillsPhone: true },
      { key: 'packs', label: t(common.packs), align: 'right' },
      { key: 'order', label: t(common.order) },
      { key: 'packed', label: t(common.packed) },
    ]}
    rows={orders}
    rowKey={({ orderId, product, number, packedAt }) => `${orderId} ${product} ${number} ${packedAt}`}
    renderCell={(row, column) => {
      if (column === 'customer') return <StackedCell primary={row.customer} secondary={row.address} />;
      if (column === 'phone')
        return (
          <StackedCell
            primary={
              <a href={`tel:+91${row.phone}`} className="num text-leaf-700 hover:underline">
                {row.phone}
              </a>
            }
            secondary={row.toldAt ? t(texts.toldOn, { time: formatDateTime(row.toldAt) }) : ''}
          />
        );
      if (column === 'product')
        return <StackedCell primary={row.product} secondary={t(texts.expiryOf, { date: expiryText(row.expiresOn) })} />;
      if (column === 'packs')
        return (
          <StackedCell
            primary={
              <>
                {row.quantity} <span className="md:hidden">{t(texts.packsUnit)}</span>
              </>
            }
            secondary={row.isReturned ? t(common.cameBack) : ''}
          />
        );
      if (column === 'order')
        return (
          <Link to={`?section=all-orders&order=${row.orderId}`} className="text-leaf-700 hover:underline">
            <StackedCell primary={orderName(row.orderId)} secondary={row.status} />
          </Link>
        );
      return (
        <span className="num">
          <span className="md:hidden">{t(common.packed)}</span> {formatDateTime(row.packedAt)}
        </span>
      );
    }}
  />
);
