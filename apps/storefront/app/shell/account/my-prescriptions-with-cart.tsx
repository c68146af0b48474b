import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { accountPage } from '@subah/messages/account-page';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { reloadCart } from '../../features/cart/state/cart-sync.ts';
import { openCart } from '../../features/cart/state/drawer-state.ts';
import { MyPrescriptions } from '../../features/prescriptions/my-prescriptions.tsx';

const confirmed = (message: string): void => {
  reloadCart();
  toast(message, { action: { label: t(accountPage.viewCart), onSelect: openCart } });
};

export const MyPrescriptionsWithCart = ({ newest }: { newest: Prescription | undefined }) => (
  <MyPrescriptions newest={newest} onConfirmed={confirmed} />
);
