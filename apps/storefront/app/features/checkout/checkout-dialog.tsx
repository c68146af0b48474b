import { payment } from '@subah/messages/payment';
import { t } from '@subah/messages/translate';
import { AlertDialog } from '@subah/ui/dialog';
import { Link } from 'react-router';
import type { Notice } from './use-checkout-state.ts';

type Props = { open: boolean; notice: Notice | null; onClose: () => void };

export function CheckoutDialog({ open, notice, onClose }: Props) {
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={notice?.title ?? ''}
      message={
        notice && (
          <>
            <p>{notice.message}</p>
            {notice.hint && <p>{notice.hint}</p>}
            {notice.offersHelp && (
              <Link to="/payment-help" className="link mt-2 flex w-fit">
                {t(payment.orderMissing)}
              </Link>
            )}
          </>
        )
      }
    />
  );
}
