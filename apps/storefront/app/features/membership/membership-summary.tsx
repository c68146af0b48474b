import { remainingText } from '@subah/rules/membership/membership-period';
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
        <span className="block text-ink-600 text-meta">Membership</span>
        <b className="num block">{lineOf(membership.state, data)}</b>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
    </Link>
  );
}

function lineOf(
  state: 'ready' | 'failed',
  data: { planId: { title: string }; daysRemaining: number } | null | undefined,
): string {
  if (state === 'failed') return 'Failed to load subscription data';
  return data ? `${data.planId.title} · ${remainingText(data.daysRemaining)}` : 'Get Membership';
}
