import type { Address } from '@subah/contract/delivery/delivery';
import { addressParts, addressTypes } from '@subah/messages/address-types';
import { addresses } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import type { AddressType } from '@subah/rules/delivery/address';
import { Badge } from '@subah/ui/badge';
import { BriefcaseBusiness, House, type LucideIcon, MapPin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS: Record<AddressType, LucideIcon> = { home: House, office: BriefcaseBusiness, other: MapPin };

export function AddressCard({ address, actions }: { address: Address; actions: ReactNode }) {
  const Icon = ICONS[address.addressType];
  return (
    <article
      aria-label={`${t(addressTypes[address.addressType])}, ${address.name}`}
      className="card flex h-full flex-col gap-3 px-4 pt-4 pb-1"
    >
      <div className="flex gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-leaf-100 text-leaf-700">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold text-base">
            {t(addressTypes[address.addressType])}
            {address.isDefault && <Badge tone="ok">{t(addresses.default)}</Badge>}
          </h2>
          <AddressText address={address} />
        </div>
      </div>
      {!address.isServiceable && <NotServed pincode={address.pincode} />}
      <div className="mt-auto flex flex-wrap gap-x-4 border-line border-t pt-1">{actions}</div>
    </article>
  );
}

function AddressText({ address }: { address: Address }) {
  return (
    <address className="mt-0.5 text-ink-600 not-italic">
      <b className="block truncate font-semibold text-ink">{address.name}</b>
      <span className="block">{address.street}</span>
      {address.landmark && <span className="block">{t(addressParts.landmark, { landmark: address.landmark })}</span>}
      {address.city}, {address.state} <span className="num">{address.pincode}</span>
      <span className="num block">+91 {address.phone}</span>
    </address>
  );
}

function NotServed({ pincode }: { pincode: string }) {
  return (
    <p className="flex gap-1.5 rounded-btn bg-mango-50 px-3 py-2 text-mango-900">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span className="num">{t(addresses.notServed, { pincode })}</span>
    </p>
  );
}
