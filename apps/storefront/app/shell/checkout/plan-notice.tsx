import { readPaymentReturn } from '@subah/contract/client/payment-return';
import { Skeleton } from '@subah/ui/skeleton';
import { useLocation } from 'react-router';
import { useSelectedPlan } from '../../features/membership/selected-plan.ts';
import { lazyPart } from '../../lib/page/lazy-part.tsx';

const PlanCard = lazyPart(
  () => import('../../features/membership/plan-card.tsx').then((module) => module.PlanCard),
  <Skeleton className="h-28 rounded-card" />,
);

/** A membership plan in the cart, or the return from its payment. */
export function PlanNotice() {
  const chosen = useSelectedPlan();
  const { search } = useLocation();
  return chosen !== null || readPaymentReturn(search)?.purpose === 'membership' ? <PlanCard /> : null;
}
