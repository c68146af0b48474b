import { AlertDialog } from '@subah/ui/dialog';
import { Link } from 'react-router';
import type { Told } from './use-checkout.ts';

export function CheckoutDialog({ told, onClose }: { told: Told | null; onClose: () => void }) {
  return (
    <AlertDialog
      open={told !== null}
      onClose={onClose}
      title={told?.title ?? ''}
      message={
        told && (
          <>
            {told.message}
            {told.asksHelp && (
              <Link to="/payment-help" className="link mt-2 flex w-fit">
                Money taken, order missing?
              </Link>
            )}
          </>
        )
      }
    />
  );
}
