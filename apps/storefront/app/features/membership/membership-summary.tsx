import { membership as texts } from '@subah/messages/membership';
import { t } from '@subah/messages/translate';
import { Skeleton } from '@subah/ui/skeleton';
import { ChevronRight, Crown } from 'lucide-react';
import { Link } from 'react-router';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { useShop } from '../../shared/shop/use-shop.ts';
import { summaryLine } from './summary-line.ts';

export function MembershipSummary() {
  const membership = useAccountQuery('GET subscriptions/my-subscription');
  const sellsPlans = useShop().sections.includes('plans');
  if (membership.state === 'loading') return sellsPlans && <Skeleton className="h-11" />;
  const line = summaryLine(membership, { sellsPlans });
  if (!line) return null;
  return (
    <Link to="/membership" className="-mx-2 flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-leaf-50">
      <Crown aria-hidden="true" className="size-5 flex-none text-mango-700" />
      <span className="min-w-0 flex-1">
        <span className="block text-ink-600 text-meta">{t(texts.title)}</span>
        <b className="num block">{line}</b>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
    </Link>
  );
}
