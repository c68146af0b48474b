import type { AdminPayment } from '@subah/contract/payments/payments';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
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
  sent_back: { label: 'Refunded', tone: 'back' },
  expired: { label: 'Never paid', tone: 'neutral' },
  unmatched: { label: 'Does not match', tone: 'no' },
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
  rowName: (row) => `payment of ${nameOf(row)}`,
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
        { value: 'unmatched', label: 'Does not match' },
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
        <StackedCell primary={<b>{nameOf(row)}</b>} secondary={<span className="num">{row.customer.mobile}</span>} />
      ),
    },
    {
      key: 'amount',
      label: 'Amount',
      align: 'right',
      cell: (row) => <b className="num">{row.status === 'unmatched' ? formatPaid(row) : formatRupees(row.amount)}</b>,
    },
    { key: 'for', label: 'For', cell: (row) => (row.purpose ? PURPOSES[row.purpose] : 'Unknown') },
    {
      key: 'state',
      label: 'State',
      fillsPhone: true,
      cell: (row) => (
        <StackedCell
          primary={<Badge tone={STATES[row.status].tone}>{STATES[row.status].label}</Badge>}
          secondary={problemOf(row)}
        />
      ),
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
      label: 'Refunded',
      align: 'right',
      hideOnPhone: true,
      cell: (row) => <span className="num">{row.refunded > 0 ? formatRupees(row.refunded) : '–'}</span>,
    },
  ],
  csv: [
    ['When', (row) => row.createdAt],
    ['Customer', (row) => row.customer.name],
    ['Mobile', (row) => row.customer.mobile],
    ['Amount', (row) => row.amount],
    ['Refunded', (row) => row.refunded],
    ['For', (row) => (row.purpose ? PURPOSES[row.purpose] : 'Unknown')],
    ['State', (row) => STATES[row.status].label],
    ['Provider payment', (row) => row.razorpayPaymentId],
    ['Provider order', (row) => row.razorpayOrderId],
  ],
  actions: (row, reload) => (
    <>
      {row.status === 'unmatched' && <RefundButton payment={row} onDone={reload} />}
      {row.refunds
        .filter(({ state }) => state === 'failed')
        .map((refund) => (
          <RetryRefundButton key={refund._id} refund={refund} onDone={reload} />
        ))}
    </>
  ),
};

const nameOf = ({ customer }: AdminPayment): string => customer.name || 'Unknown customer';

const formatPaid = ({ paid, currency }: AdminPayment): string =>
  currency === 'INR' ? formatRupees(paid) : `${currency} ${paid.toFixed(2)}`;

/** What staff must look into. */
function problemOf({ status, note, refunds }: AdminPayment): string | undefined {
  if (status === 'unmatched') return note;
  return refunds.find(({ state }) => state === 'failed' || state === 'unmatched')?.failure ?? undefined;
}

function RefundButton({ payment, onDone }: { payment: AdminPayment; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { pending, run } = useAction<'refund'>('something went wrong');
  const amount = formatPaid(payment);
  const refund = () =>
    run('refund', async () => {
      await api('POST admin/payments/{id}/refund', { params: { id: payment._id } });
      setAsking(false);
      toast(`${amount} goes back`);
      onDone();
    });
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        Refund {amount}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'refund'}
        title={`Refund ${amount}?`}
        message={`The money of ${nameOf(payment)} goes back to where it came from. This cannot be undone.`}
        confirmLabel={`Refund ${amount}`}
        onConfirm={() => void refund()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

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
