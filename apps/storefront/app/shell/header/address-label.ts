import type { Address, Area } from '@subah/contract/delivery/delivery';
import { addressTypes } from '@subah/messages/address-types';
import { t } from '@subah/messages/translate';
import { siteName } from '../../lib/language/site-text.ts';

/** "Home · Mandideep 462046". The city names the place where several areas share the pincode. */
export function addressLabel(
  { addressType, city, pincode }: Pick<Address, 'addressType' | 'city' | 'pincode'>,
  areas: readonly Area[],
): string {
  const [area, another] = areas.filter(({ pincodes }) => pincodes.includes(pincode));
  return `${t(addressTypes[addressType])} · ${area && !another ? siteName(area) : city} ${pincode}`;
}
