import { catalogTitles } from '@subah/messages/catalogs';
import { frame } from '@subah/messages/frame';
import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import type { ShopSection } from '@subah/rules/shop/sections';

/** `section`: left out where the shop does not have it. */
export type ShopLink = { to: string; label: string; section?: ShopSection };

const catalogLink = (catalog: Catalog): ShopLink => ({
  to: catalogFacts[catalog].homePath,
  label: t(catalogTitles[catalog]),
  section: catalog,
});

export const HOME: ShopLink = { to: '/', label: t(frame.home) };
export const MOBILE_PROFILE = '/mobile-profile';
export const PROFILE = '/single-profile-list';

export const CATALOG_LINKS: readonly ShopLink[] = [
  catalogLink('fruits'),
  catalogLink('grocery'),
  catalogLink('milk'),
  catalogLink('medicine'),
  catalogLink('labtest'),
  { to: '/MedicineHealthcare/doctor-appointment', label: t(frame.doctors), section: 'doctors' },
  { to: '/superdeal', label: t(navigation.superDeals), section: 'offers' },
];

export const PRESCRIPTION: ShopLink = {
  to: '/UploadPrescriptions',
  label: t(frame.uploadPrescription),
  section: 'medicine',
};

export const MEMBERSHIP: ShopLink = { to: '/get-membership', label: t(navigation.membership), section: 'plans' };

export const PROFILE_LINKS: readonly ShopLink[] = [
  { to: '/orders', label: t(navigation.ordersList) },
  { to: '/lists', label: t(navigation.lists) },
  { to: '/family', label: t(navigation.family) },
  { to: '/address-list', label: t(navigation.addresses) },
  { to: '/doctor-appointment-page', label: t(navigation.appointments), section: 'doctors' },
  { to: '/wallet-list', label: t(navigation.wallet) },
  { to: '/milk-data', label: t(navigation.milkRecordLink), section: 'milk' },
  { to: '/contact', label: t(navigation.contactUsLink) },
];

export const FOOTER_LINKS: Record<'account' | 'shop', readonly ShopLink[]> = {
  account: [
    { to: '/orders', label: t(navigation.orders) },
    { to: '/address-list', label: t(navigation.addresses) },
    { to: '/wallet-list', label: t(navigation.wallet) },
    { to: '/milk-data', label: t(navigation.milkRecord), section: 'milk' },
  ],
  shop: [
    HOME,
    { to: '/cart', label: t(navigation.cart) },
    { to: '/contact', label: t(navigation.contactUs) },
    { to: '/payment-help', label: t(navigation.paymentHelp) },
  ],
};
