import type { Address } from '@subah/contract/delivery/delivery';
import { addressForm } from '@subah/messages/addresses';
import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { Sheet } from '@subah/ui/sheet';
import { useSession } from '../../lib/session/session.ts';
import { fieldsOf, newAddress } from './address-fields.ts';
import { AddressForm } from './address-form.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Undefined for a new address. */
  address?: Address | undefined;
  isOnly: boolean;
  onSaved: (address: Address) => void;
};

export function AddressSheet({ open, onClose, address, isOnly, onSaved }: Props) {
  const { user } = useSession();
  const start = address ? fieldsOf(address) : newAddress({ name: user?.name ?? '', phone: user?.mobile ?? '' });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(address ? addressForm.editTitle : addressForm.newTitle)}
      closeLabel={t(common.close)}
    >
      <AddressForm key={address?._id} start={start} id={address?._id} isOnly={isOnly} onSaved={onSaved} />
    </Sheet>
  );
}
