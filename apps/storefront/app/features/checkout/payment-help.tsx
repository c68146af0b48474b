import { type Api, ApiError } from '@subah/contract/client/api-client';
import type { PaymentState } from '@subah/contract/payments/payments';
import { momentText } from '@subah/messages/dates';
import { paymentHelp, paymentStatuses } from '@subah/messages/payment-help';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import type { PaymentStatus } from '@subah/rules/payments/payment-states';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { Field, TextInput } from '@subah/ui/field';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../lib/api/use-api.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';

export function PaymentHelp({ onFound }: { onFound: () => void }) {
  const api = useApi();
  const [found, setFound] = useState<readonly PaymentState[]>();
  const form = useApiForm({
    initialValues: { reference: '' },
    validate: ({ reference }) => (reference.length > 60 ? { reference: t(paymentHelp.referenceTooLong) } : {}),
    onSubmit: async ({ reference }) => {
      const values = reference.trim().replace(/^#/, '');
      const data = await lookFor(api, values);
      setFound(data);
      if (data.some(({ status }) => status === 'completed')) onFound();
    },
  });
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:gap-6">
      <form noValidate onSubmit={form.submit} className="card grid gap-4 p-4 md:p-5">
        <Field label={t(paymentHelp.reference)} hint={t(paymentHelp.referenceHint)} error={form.errors.reference}>
          {(control) => (
            <TextInput
              {...control}
              {...form.fieldProps('reference')}
              placeholder={t(paymentHelp.referencePlaceholder)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <SubmitError form={form} fallback={t(paymentHelp.lookUpFailed)} />
        <Button type="submit" size="lg" busy={form.isSubmitting} className="justify-self-start max-sm:w-full">
          {t(paymentHelp.find)}
        </Button>
      </form>
      <div role="status">{found ? <Found payments={found} /> : <HowItGoes />}</div>
    </div>
  );
}

/** 404 means that there is no such payment. */
async function lookFor(api: Api, reference: string): Promise<readonly PaymentState[]> {
  try {
    return (await api('POST payment/find', { body: reference === '' ? {} : { reference } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

function HowItGoes() {
  return (
    <div className="card p-4 text-ink-600 md:p-5">
      <h2 className="mb-2 font-bold text-base text-ink">{t(paymentHelp.moneyTitle)}</h2>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>{t(paymentHelp.moneyTaken)}</li>
        <li>{t(paymentHelp.moneyRefunded)}</li>
        <li>{t(paymentHelp.moneyFailed)}</li>
      </ul>
    </div>
  );
}

function Found({ payments }: { payments: readonly PaymentState[] }) {
  if (payments.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title={t(paymentHelp.noneTitle)}
          text={t(paymentHelp.noneText)}
          action={
            <Link to="/contact" className="link">
              {t(paymentHelp.contact)}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <ul className="grid gap-3">
      {payments.map((payment) => (
        <li key={payment._id} className="card num grid gap-1.5 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <b className="text-base">{formatRupees(payment.amount)}</b>
            <Badge tone={TONES[payment.status]}>{t(paymentStatuses[payment.status])}</Badge>
          </div>
          <p>{payment.note}</p>
          <p className="text-ink-600 text-meta [overflow-wrap:anywhere]">
            {momentText(new Date(payment.createdAt))}
            {payment.razorpayPaymentId && ` · ${payment.razorpayPaymentId}`}
          </p>
          {payment.status === 'completed' && <PaidFor payment={payment} />}
        </li>
      ))}
    </ul>
  );
}

function PaidFor({ payment }: { payment: PaymentState }) {
  if (payment.purpose === 'test') return null;
  const links: Record<typeof payment.purpose, { to: string; label: string }> = {
    order: { to: `/orders#${payment.subjectId}`, label: t(paymentHelp.seeOrder) },
    membership: { to: '/membership', label: t(paymentHelp.seeMembership) },
    milk: { to: '/milk-data', label: t(paymentHelp.seeMilkRecord) },
  };
  const { to, label } = links[payment.purpose];
  return (
    <Link to={to} className="link w-fit">
      {label}
    </Link>
  );
}

const TONES = {
  new: 'neutral',
  pending: 'new',
  failed: 'no',
  completed: 'ok',
  sent_back: 'back',
  expired: 'neutral',
  unmatched: 'no',
} as const satisfies Record<PaymentStatus, string>;
