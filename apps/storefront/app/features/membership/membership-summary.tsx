import type { Membership } from '@subah/contract/payments/membership';
import { membership as texts } from '@subah/messages/membership';
import { planTitle, remainingText } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';
import { Skeleton } from '@subah/ui/skeleton';
import { ChevronRight, Crown } from 'lucide-react';
import { Link } from 'react-router';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

export function MembershipSummary() {
  const membership = useAccountQuery('GET subscriptions/my-subscription');
  if (membership.state === 'loading') return <Skeleton className="h-11" />;
  const { data } = membership;
  return (
    <Link to="/membership" className="-mx-2 flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-leaf-50">
      <Crown aria-hidden="true" className="size-5 flex-none text-mango-700" />
      <span className="min-w-0 flex-1">
        <span className="block text-ink-600 text-meta">{t(texts.title)}</span>
        <b className="num block">{lineOf(membership.state, data)}</b>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
    </Link>
  );
}

function lineOf(state: 'ready' | 'failed', data: Membership | null | undefined): string {
  if (state === 'failed') return t(texts.loadFailed);
  return data ? `${planTitle(data.planId)} · ${remainingText(data.daysRemaining)}` : t(texts.getMembership);
}
