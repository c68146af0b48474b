import type { Plan } from '@subah/contract/membership/membership';
import { planOffer } from '@subah/messages/membership';
import { monthText } from '@subah/messages/months';
import { planTitle } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { useState } from 'react';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { BenefitsDialog } from './benefits-dialog.tsx';
import { PlanAddedDialog } from './plan-added-dialog.tsx';
import { bestPlan, PlanOffer } from './plan-offer.tsx';
import { selectPlan, useSelectedPlan } from './selected-plan.ts';

type Shown = { dialog: 'added' | 'benefits'; plan: Plan; isOpen: boolean };

export function PlanList({ plans }: { plans: readonly Plan[] }) {
  const chosen = useSelectedPlan();
  const [shown, setShown] = useState<Shown | null>(null);
  const best = bestPlan(plans);
  const savings = useAccountQuery('GET orders/possible-savings').data;
  const savingsText = (planId: string): string | undefined => {
    const found = savings?.plans.find((plan) => plan.planId === planId);
    if (!savings || !found) return undefined;
    return t(planOffer.wouldHaveSaved, { amount: formatRupees(found.savings), month: monthText(savings.month) });
  };
  const close = () => setShown(shown && { ...shown, isOpen: false });
  const choose = (plan: Plan) => {
    selectPlan(plan._id);
    setShown({ dialog: 'added', plan, isOpen: true });
  };
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {plans.map((plan) => (
          <li key={plan._id} className="grid">
            <PlanOffer
              plan={plan}
              isBest={plan._id === best}
              isChosen={plan._id === chosen}
              possibleSavings={savingsText(plan._id)}
              onChoose={() => choose(plan)}
              onShowBenefits={() => setShown({ dialog: 'benefits', plan, isOpen: true })}
            />
          </li>
        ))}
      </ul>
      {shown && (
        <>
          <PlanAddedDialog open={shown.isOpen && shown.dialog === 'added'} onClose={close} plan={shown.plan} />
          <BenefitsDialog
            open={shown.isOpen && shown.dialog === 'benefits'}
            onClose={close}
            title={planTitle(shown.plan)}
            benefits={shown.plan.benefits}
          />
        </>
      )}
    </>
  );
}
