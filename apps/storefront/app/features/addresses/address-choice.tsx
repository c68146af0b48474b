import type { Address } from '@subah/contract/delivery/delivery';
import { addressTypes } from '@subah/messages/address-types';
import { addresses as texts } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { RadioCard } from '@subah/ui/choice';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { lazyDialog } from '../../lib/page/lazy-dialog.tsx';

const AddressSheet = lazyDialog(() => import('./address-sheet.tsx').then((module) => module.AddressSheet));

type Props = {
  chosen: Address | undefined;
  /** Also called with the suggested address when none is selected. */
  onChoose: (address: Address) => void;
};

export function AddressChoice({ chosen, onChoose }: Props) {
  const addresses = useAccountQuery('GET addresses');
  const [sheet, setSheet] = useState<{ isOpen: boolean; address?: Address }>({ isOpen: false });
  const suggested = addresses.data?.find(({ isServiceable }) => isServiceable);

  useEffect(() => {
    if (!chosen && suggested) onChoose(suggested);
  }, [chosen, suggested, onChoose]);

  if (addresses.state === 'loading') {
    return (
      <Loading label={t(texts.loading)} className="grid gap-2">
        <Skeleton className="h-20 rounded-[14px]" />
        <Skeleton className="h-20 rounded-[14px]" />
      </Loading>
    );
  }
  if (addresses.state === 'failed') {
    return <ErrorState title={t(texts.loadFailed)} onRetry={() => void addresses.reload()} />;
  }
  const close = () => setSheet({ ...sheet, isOpen: false });
  const saved = (address: Address) => {
    close();
    void addresses.reload();
    if (address.isServiceable) onChoose(address);
  };
  return (
    <div className="grid gap-2">
      {addresses.data.map((address) => (
        <RadioCard
          key={address._id}
          name="address"
          checked={chosen?._id === address._id}
          disabled={!address.isServiceable}
          onChange={() => onChoose(address)}
          label={`${t(addressTypes[address.addressType])} · ${address.name}`}
          detail={<AddressLines address={address} />}
          aside={
            <button
              type="button"
              aria-label={t(texts.editAddress, { street: address.street })}
              onClick={() => setSheet({ isOpen: true, address })}
              onPointerEnter={AddressSheet.preload}
              className="link -mt-1.5 flex-none self-start"
            >
              {t(texts.edit)}
            </button>
          }
        />
      ))}
      <Button
        variant="line"
        onClick={() => setSheet({ isOpen: true })}
        onPointerEnter={AddressSheet.preload}
        className="justify-self-start max-sm:w-full"
      >
        <Plus aria-hidden="true" className="size-5" />
        {t(texts.add)}
      </Button>
      <AddressSheet
        open={sheet.isOpen}
        onClose={close}
        address={sheet.address}
        isOnly={addresses.data.length === (sheet.address ? 1 : 0)}
        onSaved={saved}
      />
    </div>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { street, city, state, pincode, phone, isServiceable } = address;
  return (
    <>
      {street}, {city}, {state} <span className="num">{pincode}</span>
      <span className="num block">+91 {phone}</span>
      {!isServiceable && <b className="num block text-mango-900">{t(texts.notServed, { pincode })}</b>}
    </>
  );
}
