import type { AdminPayment } from '@subah/contract/payments/payments';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

const PURPOSES = { order: 'Order', membership: 'Membership', milk: 'Milk' };

const STATES = {
  new: { label: 'Waiting', tone: 'neutral' },
  pending: { label: 'Waiting', tone: 'neutral' },
  failed: { label: 'Failed, may be tried again', tone: 'no' },
  completed: { label: 'Completed', tone: 'ok' },
  sent_back: { label: 'Sent back', tone: 'back' },
  expired: { label: 'Never paid', tone: 'neutral' },
} as const;

const payments: Resource<AdminPayment> = {
  id: 'payments',
  singular: 'payment',
  plural: 'payments',
  list: ({ q, cursor, filters }) =>
    api('GET admin/payments', {
      query: { q: q || undefined, cursor, state: (filters.state || 'all') as 'all' },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => `payment of ${row.customer.name}`,
  searchLabel: 'Payment, order, mobile',
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'chips',
      options: [
        { value: '', label: 'All' },
        { value: 'waiting', label: 'Waiting' },
        { value: 'completed', label: 'Completed' },
        { value: 'paid-no-order', label: 'Paid, no order' },
        { value: 'refund-failed', label: 'Refund failed' },
      ],
    },
  ],
  emptyText: 'No payments found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'customer',
      label: 'Customer',
      cell: (row) => (
        <StackedCell
          primary={<b>{row.customer.name}</b>}
          secondary={<span className="num">{row.customer.mobile}</span>}
        />
      ),
    },
    {
      key: 'amount',
      label: 'Amount',
      align: 'right',
      cell: (row) => <b className="num">{formatRupees(row.amount)}</b>,
    },
    { key: 'for', label: 'For', cell: (row) => PURPOSES[row.purpose] },
    {
      key: 'state',
      label: 'State',
      cell: (row) => <Badge tone={STATES[row.status].tone}>{STATES[row.status].label}</Badge>,
    },
    { key: 'when', label: 'When', hideOnPhone: true, cell: (row) => formatDateTime(row.createdAt) },
    {
      key: 'provider',
      label: 'Provider',
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => (
        <span className="text-ink-600 text-xs">{row.razorpayPaymentId ?? row.razorpayOrderId ?? '–'}</span>
      ),
    },
    {
      key: 'refunded',
      label: 'Sent back',
      align: 'right',
      hideOnPhone: true,
      cell: (row) => <span className="num">{row.refunded > 0 ? formatRupees(row.refunded) : '–'}</span>,
    },
  ],
  actions: (row, reload) =>
    row.refunds
      .filter(({ state }) => state === 'failed')
      .map((refund) => <RetryRefundButton key={refund._id} refund={refund} onDone={reload} />),
};

type RetryRefundButtonProps = { refund: AdminPayment['refunds'][number]; onDone: () => void };

function RetryRefundButton({ refund, onDone }: RetryRefundButtonProps) {
  const { pending, run } = useAction<'retry'>('something went wrong');
  const press = () =>
    run('retry', async () => {
      await api('POST admin/refunds/{id}/retry', { params: { id: refund._id } });
      toast('The refund is sent again');
      onDone();
    });
  return (
    <Button variant="danger" size="sm" busy={pending === 'retry'} onClick={() => void press()}>
      Send {formatRupees(refund.amount)} again
    </Button>
  );
}

export const PaymentsScreen = () => <ResourceScreen resource={payments} />;
