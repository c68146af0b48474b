import type { AdminPayment } from '@subah/contract/payments';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { showMoment } from '../../lib/moments.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-failure.ts';

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
  noun: 'payment',
  nouns: 'payments',
  list: ({ q, cursor, filters }) =>
    api('GET admin/payments', {
      query: { q: q || undefined, cursor, state: (filters.state || 'all') as 'all' },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => `payment of ${row.customer.name}`,
  search: 'Payment, order, mobile',
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
  empty: 'No payments found.',
  failed: 'Failed to load data',
  columns: [
    {
      key: 'customer',
      label: 'Customer',
      cell: (row) => (
        <span>
          <b className="block">{row.customer.name}</b>
          <span className="num block text-ink-600 text-xs">{row.customer.mobile}</span>
        </span>
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
    { key: 'when', label: 'When', hideOnPhone: true, cell: (row) => showMoment(row.createdAt) },
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
      .map((refund) => (
        <Button key={refund._id} variant="danger" size="sm" onClick={() => void sendAgain(refund._id, reload)}>
          Send {formatRupees(refund.amount)} again
        </Button>
      )),
};

async function sendAgain(id: string, reload: () => void): Promise<void> {
  try {
    await api('POST admin/refunds/{id}/retry', { params: { id } });
    toast('The refund is sent again');
    reload();
  } catch (error) {
    showFailure(error, 'something went wrong');
  }
}

export const PaymentsScreen = () => <ResourceScreen resource={payments} />;
