import type { Membership } from '@subah/contract/membership/membership';
import { fullDateText } from '@subah/messages/dates';
import { membership as texts } from '@subah/messages/membership';
import { planTitle, remainingText } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { Badge } from '@subah/ui/badge';
import { ErrorState } from '@subah/ui/empty-state';
import { fillText } from '@subah/ui/fill-text';
import { ProgressBar } from '@subah/ui/progress';
import { Skeleton } from '@subah/ui/skeleton';
import { Crown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { BenefitsDialog } from './benefits-dialog.tsx';

type Props = {
  /** Shown without a membership. */
  none?: ReactNode;
  action?: ReactNode;
  after?: ReactNode;
};

export function SubscriptionCard({ none = null, action, after }: Props) {
  const membership = useAccountQuery('GET subscriptions/my-subscription');
  if (membership.state === 'loading') return <Skeleton className="h-44 rounded-card" />;
  if (membership.state === 'failed') {
    return (
      <div className="card">
        <ErrorState
          title={t(texts.loadFailed)}
          text={t(texts.somethingWrong)}
          onRetry={() => void membership.reload()}
        />
      </div>
    );
  }
  if (!membership.data) return none;
  return (
    <>
      <RunningPlan membership={membership.data} action={action} />
      {after}
    </>
  );
}

function RunningPlan({ membership, action }: { membership: Membership; action: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { planId, percentUsed, daysRemaining, endDate, benefits } = membership;
  return (
    <section aria-label={t(texts.yourMembership)} className="card grid gap-4 p-4 md:p-5">
      <div className="flex items-center gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-mango-100 text-mango-700">
          <Crown aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-ink-600 text-meta">{t(texts.yourPlan)}</p>
          <p className="font-bold text-xl">{planTitle(planId)}</p>
        </div>
        <Badge tone="ok">{t(texts.active)}</Badge>
      </div>
      <ProgressBar label={t(texts.timeUsed)} value={percentUsed} />
      <p className="num text-base text-ink-600">
        {fillText(t(texts.until, { date: fullDateText(indiaDate(new Date(endDate))) }), {
          days: <b className="text-ink">{remainingText(daysRemaining)}</b>,
        })}
      </p>
      <div className="-my-2 flex flex-wrap items-center gap-x-5">
        <button type="button" onClick={() => setOpen(true)} className="link min-h-11">
          {t(texts.benefits)}
        </button>
        {action}
      </div>
      <BenefitsDialog open={isOpen} onClose={() => setOpen(false)} title={planTitle(planId)} benefits={benefits} />
    </section>
  );
}
