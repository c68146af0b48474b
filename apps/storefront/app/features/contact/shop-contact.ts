import { shopAddress } from '@subah/messages/shop-address';
import { t } from '@subah/messages/translate';
export const shopContact = {
  name: t(shopAddress.name),
  street: t(shopAddress.street),
  town: t(shopAddress.town),
  pincode: '462046',
  state: t(shopAddress.state),
  email: 'hello@subah.example',
  phone: '+91 755 000 0100',
} as const;

export const dialled = (phone: string): string => phone.replaceAll(/[^+\d]/g, '');
