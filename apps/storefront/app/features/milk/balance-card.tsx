import type { MilkBalance } from '@subah/contract/milk/milk';
import { dayText } from '@subah/messages/dates';
import { milkBalance } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { MAX_TOP_UP, MIN_TOP_UP } from '@subah/rules/milk/milk-balance';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { Chip } from '@subah/ui/chip';
import { ErrorState } from '@subah/ui/empty-state';
import { Field, TextInput } from '@subah/ui/field';
import { Skeleton } from '@subah/ui/skeleton';
import { Wallet } from 'lucide-react';
import { useApi } from '../../lib/api/use-api.ts';
import { OlderEntries } from '../../lib/data/older-entries.tsx';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { type LoadState, useHistory } from '../../lib/data/use-history.ts';
import { ActionError } from '../../lib/forms/action-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { siteName } from '../../lib/language/site-text.ts';
import { usePaymentReturn } from '../../shared/payment/use-payment-return.ts';
import { useTopUp } from './use-top-up.ts';

const SUGGESTED = [200, 500, 1000];
const PAGE_SIZE = 20;

export function BalanceCard() {
  const api = useApi();
  const balance = useAccountQuery('GET milk-balance', { query: { limit: PAGE_SIZE } });
  const newest = { entries: balance.data?.history ?? [], nextCursor: balance.response?.nextCursor ?? null };
  const history = useHistory(newest, async (cursor) => {
    const { data, nextCursor } = await api('GET milk-balance', { query: { limit: PAGE_SIZE, cursor } });
    return { entries: data.history, nextCursor };
  });
  const { isBusy, failure, topUp, settle } = useTopUp(() => void balance.reload());
  usePaymentReturn('milk', (outcome) => void settle(outcome));
  const form = useApiForm({
    initialValues: { amount: '' },
    validate: ({ amount }) => ({ amount: amountError(amount) }),
    onSubmit: async ({ amount }) => topUp(Number(amount)),
  });
  return (
    <section aria-labelledby="milk-balance" className="card grid gap-4 p-4 md:p-5">
      <div className="flex items-center gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-dairy text-sky-700">
          <Wallet aria-hidden="true" className="size-6" />
        </span>
        <div>
          <h2 id="milk-balance" className="text-ink-600">
            {t(milkBalance.title)}
          </h2>
          {balance.state === 'loading' && <Skeleton className="h-8 w-24" />}
          {balance.state === 'ready' && (
            <p className="num font-extrabold text-2xl">{formatRupees(balance.data.balance)}</p>
          )}
        </div>
      </div>
      {balance.state === 'failed' && (
        <ErrorState title={t(milkBalance.fetchFailed)} onRetry={() => void balance.reload()} />
      )}
      <form noValidate onSubmit={form.submit} className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          {SUGGESTED.map((amount) => (
            <Chip
              key={amount}
              pressed={form.values.amount === String(amount)}
              onClick={() => form.setValue('amount', String(amount))}
            >
              {formatRupees(amount)}
            </Chip>
          ))}
        </div>
        <Field label={t(milkBalance.amount)} error={form.errors.amount}>
          {(control) => (
            <TextInput
              {...control}
              {...form.fieldProps('amount', (text) => text.replace(/\D/g, '').slice(0, 5))}
              inputMode="numeric"
              autoComplete="off"
              className="num"
            />
          )}
        </Field>
        <ActionError error={failure} fallback={t(milkBalance.failed)} />
        <Button type="submit" variant="line" block busy={isBusy || form.isSubmitting}>
          {t(milkBalance.add)}
        </Button>
      </form>
      {history.entries.length > 0 && <Moves {...history} />}
    </section>
  );
}

type Move = MilkBalance['history'][number];

type MovesProps = { entries: readonly Move[]; loadState: LoadState; onMore: (() => void) | undefined };

function Moves({ entries, loadState, onMore }: MovesProps) {
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer">{t(milkBalance.changes)}</summary>
      <ul className="num">
        {entries.map((move) => (
          <li key={move._id} className="flex justify-between gap-3 border-line border-t py-2">
            <span>{moveText(move)}</span>
            <b className="flex-none">{signedRupees(move.amount)}</b>
          </li>
        ))}
      </ul>
      <OlderEntries loadState={loadState} onMore={onMore} />
    </details>
  );
}

function moveText({ delivery, amount, createdAt }: Move): string {
  if (!delivery) {
    const day = dayText(indiaDate(new Date(createdAt)));
    return t(amount < 0 ? milkBalance.moneyRefundedOn : milkBalance.moneyAddedOn, { day });
  }
  const values = { milk: siteName(delivery), day: dayText(delivery.date) };
  return t(amount < 0 ? milkBalance.delivery : milkBalance.credit, values);
}

const signedRupees = (amount: number): string =>
  amount < 0 ? `−${formatRupees(-amount)}` : `+${formatRupees(amount)}`;

function amountError(amount: string): string | undefined {
  if (Number(amount) < MIN_TOP_UP) return t(milkBalance.atLeast, { amount: formatRupees(MIN_TOP_UP) });
  if (Number(amount) > MAX_TOP_UP) return t(milkBalance.atMost, { amount: formatRupees(MAX_TOP_UP) });
  return undefined;
}
