import { orderName } from '@subah/rules/orders/order-name';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';

/** Leads to the order, with the short number that customers know. */
export const OrderCell = ({ orderId, secondary }: { orderId: string; secondary: ReactNode }) => (
  <StackedCell
    primary={
      <Link
        to={`?section=all-orders&order=${orderId}`}
        className="tap-6 num font-semibold text-leaf-700 hover:underline"
      >
        {orderName(orderId)}
      </Link>
    }
    secondary={secondary}
  />
);
