import type { Opening, OpeningStep } from '@subah/contract/opening/opening';
import { common } from '@subah/messages/console/common';
import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { toast } from '@subah/ui/toast';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { TestPayment } from './test-payment.tsx';

const STEPS: Record<OpeningStep, { title: string; text: string; to: string }> = {
  facts: {
    title: t(texts.facts),
    text: t(texts.factsText),
    to: '?section=settings',
  },
  delivery: {
    title: t(texts.delivery),
    text: t(texts.deliveryText),
    to: '?section=settings&tab=areas',
  },
  categories: { title: t(texts.categories), text: t(texts.categoriesText), to: '?section=grocery' },
  products: {
    title: t(texts.products),
    text: t(texts.productsText),
    to: '?section=import-export',
  },
  payments: {
    title: t(texts.payments),
    text: t(texts.paymentsText),
    to: '?section=payments',
  },
  mail: { title: t(texts.mail), text: t(texts.mailText), to: '?section=operations' },
  staff: { title: t(texts.staff), text: t(texts.staffText), to: '?section=staff' },
  content: {
    title: t(texts.content),
    text: t(texts.contentText),
    to: '?section=settings&tab=home',
  },
  policies: {
    title: t(texts.policies),
    text: t(texts.policiesText),
    to: '?section=settings&tab=policies',
  },
  order: { title: t(texts.firstOrder), text: t(texts.firstOrderText), to: '?section=all-orders' },
};

/** What a new shop still has to do, until it is open and has its first order. */
export function OpeningChecklist() {
  const { data: opening, mutate } = useSWR(
    may('change settings') ? ['opening'] : null,
    async () => (await api('GET admin/opening')).data,
  );
  if (!opening) return null;
  const isOpen = opening.openedAt !== null;
  if (isOpen && opening.steps.find(({ step }) => step === 'order')?.isDone) return null;
  const doneCount = opening.steps.filter(({ isDone }) => isDone).length;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="opening">
      <h2 id="opening" className="font-bold text-lg">
        {t(texts.openingTitle, { done: doneCount, count: opening.steps.length, isOpen })}
      </h2>
      <ol className="grid gap-1">
        {opening.steps.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} onTested={() => void mutate()} />
        ))}
      </ol>
      {!isOpen && <OpenButton opening={opening} />}
    </section>
  );
}

type StepProps = { step: OpeningStep; isDone: boolean; onTested: () => void };

function Step({ step, isDone, onTested }: StepProps) {
  const { title, text, to } = STEPS[step];
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-x-3 border-line border-t py-2 first:border-t-0">
      <Icon aria-hidden className={cx('mt-3 size-5 flex-none', isDone ? 'text-leaf-600' : 'text-ink-600')} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-56">
          <Link to={to} className="inline-flex min-h-11 items-center font-bold text-leaf-700 hover:underline">
            {title}
            <span className="sr-only">, {isDone ? t(texts.stepDone) : t(texts.stepToDo)}</span>
          </Link>
          <span className="block text-ink-600">{text}</span>
        </span>
        {step === 'mail' && (
          <TestButton label={t(texts.testMail)} send={() => api('POST admin/opening/test-mail')} onDone={onTested} />
        )}
        {step === 'payments' && <TestPayment onDone={onTested} />}
      </div>
    </li>
  );
}

type TestButtonProps = { label: string; send: () => Promise<{ message: string }>; onDone: () => void };

function TestButton({ label, send, onDone }: TestButtonProps) {
  const { pending, run } = useAction<'test'>(t(common.wentWrong));
  return (
    <Button
      size="sm"
      variant="line"
      busy={pending !== undefined}
      onClick={() =>
        void run('test', async () => {
          const { message } = await send();
          toast(message);
          onDone();
        })
      }
    >
      {label}
    </Button>
  );
}

function OpenButton({ opening }: { opening: Opening }) {
  const { pending, run } = useAction<'open'>(t(common.wentWrong));
  const invalidate = useInvalidate();
  const isReady = opening.missing.length === 0;
  return (
    <div className="grid justify-items-start gap-2">
      {!isReady && (
        <ul className="list-disc pl-5 text-ink-600">
          {opening.missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {may('manage owners') ? (
        <Button
          busy={pending !== undefined}
          disabled={!isReady}
          onClick={() =>
            void run('open', async () => {
              const { message } = await api('POST admin/opening');
              toast(message ?? t(texts.openedToast));
              invalidate(['opening']);
            })
          }
        >
          {t(texts.openShop)}
        </Button>
      ) : (
        <p className="text-ink-600">{t(texts.ownerOpens)}</p>
      )}
    </div>
  );
}
