import { Button, buttonClass } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';

type Props = { open: boolean; onClose: () => void; title: string };

export function PlanAddedDialog({ open, onClose, title }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Plan added to cart" size="sm">
      <p className="flex items-start gap-2.5 text-base text-ink-600">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf-600" />
        <span>
          <b className="text-ink">{title}</b> waits in your cart. Once it has begun, its benefits count for everything
          else in it.
        </span>
      </p>
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <Link to="/cart" data-autofocus className={buttonClass({ block: true })}>
          Go to Cart
        </Link>
        <Button variant="quiet" block onClick={onClose}>
          Keep looking
        </Button>
      </div>
    </Dialog>
  );
}
