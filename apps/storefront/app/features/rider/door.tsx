import type { RiderStop } from '@subah/contract/rounds/rider';
import { addressParts } from '@subah/messages/address-types';
import { SITE_LANGUAGE } from '@subah/messages/language';
import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { buttonClass } from '@subah/ui/button';
import { MapPin, Phone } from 'lucide-react';
import { mapLink } from './stop-work.ts';

type Door = Pick<RiderStop, 'name' | 'phone' | 'street' | 'city' | 'pincode' | 'landmark' | 'location'>;

export const DoorAddress = ({ door }: { door: Door }) => (
  <div className="min-w-0 flex-1">
    <h3 className="break-words font-bold text-base" translate="no">
      {door.name}
    </h3>
    <p className="break-words" translate="no">
      {door.street}, {door.city} <span className="num">{door.pincode}</span>
    </p>
    {door.landmark && (
      <p className="break-words font-semibold" translate="no">
        {t(addressParts.landmark, { landmark: door.landmark })}
      </p>
    )}
  </div>
);

export const DoorLinks = ({ door }: { door: Door }) => (
  <div className="mt-3 grid grid-cols-2 gap-2">
    <a href={`tel:+91${door.phone}`} className={buttonClass({ variant: 'line' })}>
      <Phone aria-hidden className="size-4" />
      <span className="num">{door.phone}</span>
      <span className="sr-only">{t(rider.call, { name: door.name })}</span>
    </a>
    <a href={mapLink(door)} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'line' })}>
      <MapPin aria-hidden className="size-4" />
      {t(rider.map)}
    </a>
  </div>
);

/** In the language of the page. A day that an earlier release stored has no Hindi name of milk. */
export const riderName = ({ name, hindiName }: { name: string; hindiName?: string | null }): string =>
  SITE_LANGUAGE === 'hi' && hindiName ? hindiName : name;

/** Medicines are one line without names. */
export const RiderItems = ({ items, hasMedicines }: Pick<RiderStop, 'items' | 'hasMedicines'>) => (
  <ul className="text-ink-600">
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two orders may hold the same product
      <li key={index} className="break-words" translate="no">
        <b className="num">{item.quantity}</b> × {riderName(item)}, {unitText(item.unit)}
      </li>
    ))}
    {hasMedicines && <li className="font-semibold">{t(rider.medicinePacket)}</li>}
  </ul>
);
