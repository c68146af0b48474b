import type { Plan } from '@subah/contract/membership/membership';
import { membership, planOffer } from '@subah/messages/membership';
import { planTitle } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';
import { Button, buttonClass } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { fillText } from '@subah/ui/fill-text';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { PlanStart } from './plan-start.tsx';

type Props = { open: boolean; onClose: () => void; plan: Plan };

export function PlanAddedDialog({ open, onClose, plan }: Props) {
  const { isSignedIn } = useSession();
  return (
    <Dialog open={open} onClose={onClose} title={t(planOffer.addedTitle)} size="sm">
      <p className="flex items-start gap-2.5 text-base text-ink-600">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf-600" />
        <span>
          {fillText(t(planOffer.addedText), { title: <b className="text-ink">{planTitle(plan)}</b> })}{' '}
          {isSignedIn ? <PlanStart plan={plan} /> : t(planOffer.startsAtOnce)}
        </span>
      </p>
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <Link to="/cart" data-autofocus className={buttonClass({ block: true })}>
          {t(membership.goToCart)}
        </Link>
        <Button variant="quiet" block onClick={onClose}>
          {t(planOffer.continueBrowsing)}
        </Button>
      </div>
    </Dialog>
  );
}
