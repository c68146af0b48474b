import type { Opening, OpeningStep } from '@subah/contract/shop/opening';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { may } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';

const STEPS: Record<OpeningStep, { title: string; text: string; to: string }> = {
  facts: {
    title: 'Shop facts and licences',
    text: 'Name, address, phone, FSSAI, drug licence: invoices need them.',
    to: '?section=settings',
  },
  delivery: {
    title: 'Areas and delivery windows',
    text: 'Where you deliver and when. Save the delivery settings once.',
    to: '?section=settings&tab=delivery',
  },
  categories: { title: 'Categories', text: 'The shelves of your shop.', to: '?section=grocery' },
  products: {
    title: 'Your products',
    text: 'Import your own list, or add products one by one.',
    to: '?section=import-export',
  },
  payments: {
    title: 'Payment keys',
    text: 'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, then try them. A shop that takes only cash can skip this.',
    to: '?section=payments',
  },
  mail: { title: 'Mail', text: 'Set SMTP_URL, then send yourself a test mail.', to: '?section=messages' },
  staff: { title: 'Staff', text: 'Invite packers, riders and a pharmacist.', to: '?section=staff' },
  content: {
    title: 'Announcements and testimonials',
    text: 'What stands above all pages, and what customers say on the home page.',
    to: '?section=settings&tab=announcements',
  },
  order: { title: 'First order', text: 'Order something yourself once the shop is open.', to: '?section=all-orders' },
};

/** What an unopened shop still has to do. Nothing is shown once it is open. */
export function OpeningChecklist() {
  const { data: opening, mutate } = useSWR(
    may('change settings') ? ['opening'] : null,
    async () => (await api('GET admin/opening')).data,
  );
  if (!opening || opening.openedAt) return null;
  const doneCount = opening.steps.filter(({ isDone }) => isDone).length;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="opening">
      <h2 id="opening" className="font-bold text-lg">
        Open your shop · {doneCount} of {opening.steps.length} done
      </h2>
      <ol className="grid gap-1">
        {opening.steps.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} onTested={() => void mutate()} />
        ))}
      </ol>
      <OpenButton opening={opening} />
    </section>
  );
}

type StepProps = { step: OpeningStep; isDone: boolean; onTested: () => void };

function Step({ step, isDone, onTested }: StepProps) {
  const { title, text, to } = STEPS[step];
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2 first:border-t-0">
      <Icon aria-hidden className={isDone ? 'size-5 flex-none text-leaf-600' : 'size-5 flex-none text-ink-600'} />
      <span className="min-w-0 flex-1 basis-56">
        <Link to={to} className="inline-flex min-h-11 items-center font-bold text-leaf-700 hover:underline">
          {title}
          <span className="sr-only">{isDone ? ', done' : ', to do'}</span>
        </Link>
        <span className="block text-ink-600">{text}</span>
      </span>
      {step === 'mail' && (
        <TestButton label="Send test mail" send={() => api('POST admin/opening/test-mail')} onDone={onTested} />
      )}
      {step === 'payments' && (
        <TestButton label="Test payment" send={() => api('POST admin/opening/test-payment')} onDone={onTested} />
      )}
    </li>
  );
}

type TestButtonProps = { label: string; send: () => Promise<{ message: string }>; onDone: () => void };

function TestButton({ label, send, onDone }: TestButtonProps) {
  const { pending, run } = useAction<'test'>('something went wrong');
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
  const { pending, run } = useAction<'open'>('something went wrong');
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
              toast(message ?? 'Your shop is open.');
              invalidate(['opening']);
            })
          }
        >
          Open the shop
        </Button>
      ) : (
        <p className="text-ink-600">The owner opens the shop.</p>
      )}
    </div>
  );
}
