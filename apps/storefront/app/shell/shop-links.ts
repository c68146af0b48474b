import { catalogTitles } from '@subah/messages/catalogs';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';

export type ShopLink = { to: string; label: string };

const catalogLink = (catalog: Catalog): ShopLink => ({
  to: catalogFacts[catalog].homePath,
  label: t(catalogTitles[catalog]),
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
  { to: '/MedicineHealthcare/doctor-appointment', label: t(frame.doctors) },
  { to: '/superdeal', label: t(frame.superDeals) },
];

export const PRESCRIPTION: ShopLink = { to: '/UploadPrescriptions', label: t(frame.uploadPrescription) };

export const PROFILE_LINKS: readonly ShopLink[] = [
  { to: '/orders', label: t(frame.ordersList) },
  { to: '/lists', label: t(frame.lists) },
  { to: '/family', label: t(frame.family) },
  { to: '/address-list', label: t(frame.addresses) },
  { to: '/doctor-appointment-page', label: t(frame.appointments) },
  { to: '/wallet-list', label: t(frame.wallet) },
  { to: '/milk-data', label: t(frame.milkRecordLink) },
  { to: '/contact', label: t(frame.contactUsLink) },
];

export const FOOTER_LINKS: Record<'account' | 'shop', readonly ShopLink[]> = {
  account: [
    { to: '/orders', label: t(frame.orders) },
    { to: '/address-list', label: t(frame.addresses) },
    { to: '/wallet-list', label: t(frame.wallet) },
    { to: '/milk-data', label: t(frame.milkRecord) },
  ],
  shop: [
    HOME,
    { to: '/cart', label: t(frame.cart) },
    { to: '/contact', label: t(frame.contactUs) },
    { to: '/payment-help', label: t(frame.paymentHelp) },
  ],
};
