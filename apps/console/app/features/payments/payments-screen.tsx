import type { AdminPayment } from '@subah/contract/payments/payments';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { payments as texts } from '@subah/messages/console/payments';
import { formatRupees } from '@subah/rules/money';
import { UNDECIDED_DISPUTES } from '@subah/rules/payments/disputes';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime, formatDay, formatForSheet } from '../../lib/dates/format-date.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

const PURPOSES = { order: t(common.order), membership: t(texts.membership), milk: t(texts.milk), test: t(texts.test) };

const STATES = {
  new: { label: t(texts.waiting), tone: 'neutral' },
  pending: { label: t(texts.waiting), tone: 'neutral' },
  failed: { label: t(texts.failed), tone: 'no' },
  completed: { label: t(texts.completed), tone: 'ok' },
  sent_back: { label: t(common.refunded), tone: 'back' },
  expired: { label: t(texts.expired), tone: 'neutral' },
  unmatched: { label: t(texts.unmatched), tone: 'no' },
} as const;

const payments: Resource<AdminPayment> = {
  id: 'payments',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ q, cursor, filters }) =>
    api('GET admin/payments', {
      query: { q: q || undefined, cursor, state: (filters.state || 'all') as 'all' },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => t(texts.paymentOf, { name: nameOf(row) }),
  searchLabel: t(texts.search),
  filters: [
    {
      name: 'state',
      label: t(common.state),
      kind: 'chips',
      options: [
        { value: '', label: t(common.all) },
        { value: 'waiting', label: t(texts.waiting) },
        { value: 'completed', label: t(texts.completed) },
        { value: 'paid-no-order', label: t(texts.paidWithoutOrder) },
        { value: 'refund-failed', label: t(texts.refundFailed) },
        { value: 'disputed', label: t(texts.disputed) },
        { value: 'unmatched', label: t(texts.unmatched) },
      ],
    },
  ],
  emptyText: t(texts.empty),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'customer',
      label: t(common.customer),
      cell: (row) => (
        <StackedCell
          primary={
            <LongName>
              <b>{nameOf(row)}</b>
            </LongName>
          }
          secondary={<span className="num">{row.customer.mobile}</span>}
        />
      ),
    },
    {
      key: 'amount',
      label: t(common.amount),
      align: 'right',
      cell: (row) => (
        <>
          <b className="num">{row.status === 'unmatched' ? formatPaid(row) : formatRupees(row.amount)}</b>
          {row.refunded > 0 && (
            <span className="num block text-ink-600 text-xs md:hidden">
              {t(common.refunded)} {formatRupees(row.refunded)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'for',
      label: t(texts.purpose),
      cell: (row) => (row.purpose ? PURPOSES[row.purpose] : t(texts.unknownPurpose)),
    },
    {
      key: 'state',
      label: t(common.state),
      fillsPhone: true,
      cell: (row) => (
        <StackedCell
          primary={
            <span className="flex flex-wrap gap-1">
              <Badge tone={STATES[row.status].tone}>{STATES[row.status].label}</Badge>
              {findOpenDispute(row) && <Badge tone="no">{t(texts.disputed)}</Badge>}
            </span>
          }
          secondary={problemOf(row)}
          wraps
        />
      ),
    },
    { key: 'when', label: t(common.when), hideOnPhone: true, cell: (row) => formatDateTime(row.createdAt) },
    {
      key: 'provider',
      label: t(texts.provider),
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => (
        <span className="text-ink-600 text-xs">{row.razorpayPaymentId ?? row.razorpayOrderId ?? '–'}</span>
      ),
    },
    {
      key: 'refunded',
      label: t(common.refunded),
      align: 'right',
      hideOnPhone: true,
      cell: (row) => <span className="num">{row.refunded > 0 ? formatRupees(row.refunded) : '–'}</span>,
    },
  ],
  csv: [
    [t(common.when), (row) => formatForSheet(row.createdAt)],
    [t(common.customer), (row) => row.customer.name],
    [t(common.mobile), (row) => row.customer.mobile],
    [t(common.amount), (row) => row.amount],
    [t(common.refunded), (row) => row.refunded],
    [t(texts.purpose), (row) => (row.purpose ? PURPOSES[row.purpose] : t(texts.unknownPurpose))],
    [t(common.state), (row) => STATES[row.status].label],
    [t(texts.providerPayment), (row) => row.razorpayPaymentId],
    [t(texts.providerOrder), (row) => row.razorpayOrderId],
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

const nameOf = ({ customer }: AdminPayment): string => customer.name || t(texts.unknownCustomer);

const formatPaid = ({ paid, currency }: AdminPayment): string =>
  currency === 'INR' ? formatRupees(paid) : `${currency} ${paid.toFixed(2)}`;

const findOpenDispute = ({ disputes }: AdminPayment) =>
  disputes.find(({ state }) => UNDECIDED_DISPUTES.includes(state));

/** What staff must look into. */
function problemOf(payment: AdminPayment): string | undefined {
  const { status, note, refunds } = payment;
  const dispute = findOpenDispute(payment);
  if (dispute) return describeDispute(dispute);
  if (status === 'unmatched') return note;
  return refunds.find(({ state }) => state === 'failed' || state === 'unmatched')?.failure ?? undefined;
}

function describeDispute({ state, amount, reason, answerBy }: AdminPayment['disputes'][number]): string {
  if (state === 'under_review') return t(texts.disputeUnderReview, { amount: formatRupees(amount) });
  return t(texts.dispute, { amount: formatRupees(amount), reason, day: answerBy ? formatDay(answerBy) : '' });
}

function RefundButton({ payment, onDone }: { payment: AdminPayment; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { pending, run } = useAction<'refund'>(t(common.wentWrong));
  const amount = formatPaid(payment);
  const refund = () =>
    run('refund', async () => {
      await api('POST admin/payments/{id}/refund', { params: { id: payment._id } });
      setAsking(false);
      toast(t(texts.refundedToast, { amount }));
      onDone();
    });
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        {t(texts.refund, { amount })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'refund'}
        title={t(texts.refundTitle, { amount })}
        message={t(texts.refundWarning, { name: nameOf(payment) })}
        confirmLabel={t(texts.refund, { amount })}
        onConfirm={() => void refund()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type RetryRefundButtonProps = { refund: AdminPayment['refunds'][number]; onDone: () => void };

function RetryRefundButton({ refund, onDone }: RetryRefundButtonProps) {
  const { pending, run } = useAction<'retry'>(t(common.wentWrong));
  const press = () =>
    run('retry', async () => {
      await api('POST admin/refunds/{id}/retry', { params: { id: refund._id } });
      toast(t(texts.sentAgainToast));
      onDone();
    });
  return (
    <Button variant="danger" size="sm" busy={pending === 'retry'} onClick={() => void press()}>
      {t(texts.sendAgain, { amount: formatRupees(refund.amount) })}
    </Button>
  );
}

export const PaymentsScreen = () => <ResourceScreen resource={payments} />;
