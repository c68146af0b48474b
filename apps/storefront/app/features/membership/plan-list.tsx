import type { Plan } from '@subah/contract/payments/membership';
import { planTitle } from '@subah/messages/plan';
import { useState } from 'react';
import { BenefitsDialog } from './benefits-dialog.tsx';
import { PlanAddedDialog } from './plan-added-dialog.tsx';
import { bestPlan, PlanOffer } from './plan-offer.tsx';
import { selectPlan, useSelectedPlan } from './selected-plan.ts';

type Shown = { dialog: 'added' | 'benefits'; plan: Plan; isOpen: boolean };

export function PlanList({ plans }: { plans: readonly Plan[] }) {
  const chosen = useSelectedPlan();
  const [shown, setShown] = useState<Shown | null>(null);
  const best = bestPlan(plans);
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
              onChoose={() => choose(plan)}
              onShowBenefits={() => setShown({ dialog: 'benefits', plan, isOpen: true })}
            />
          </li>
        ))}
      </ul>
      {shown && (
        <>
          <PlanAddedDialog
            open={shown.isOpen && shown.dialog === 'added'}
            onClose={close}
            title={planTitle(shown.plan)}
          />
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
