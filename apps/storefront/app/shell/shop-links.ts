import { catalogFacts } from '@subah/rules/catalog/catalogs';

export type ShopLink = { to: string; label: string };

const catalogLink = ({ homePath, title }: { homePath: string; title: string }): ShopLink => ({
  to: homePath,
  label: title,
});

export const HOME: ShopLink = { to: '/', label: 'Home' };
export const MOBILE_PROFILE = '/mobile-profile';
export const PROFILE = '/single-profile-list';

export const CATALOG_LINKS: readonly ShopLink[] = [
  catalogLink(catalogFacts.fruits),
  catalogLink(catalogFacts.grocery),
  catalogLink(catalogFacts.milk),
  catalogLink(catalogFacts.medicine),
  catalogLink(catalogFacts.labtest),
  { to: '/MedicineHealthcare/doctor-appointment', label: 'Doctors' },
  { to: '/superdeal', label: 'Super deals' },
];

export const PRESCRIPTION: ShopLink = { to: '/UploadPrescriptions', label: 'Upload prescription' };

export const PROFILE_LINKS: readonly ShopLink[] = [
  { to: '/orders', label: 'Orders List' },
  { to: '/address-list', label: 'Addresses' },
  { to: '/doctor-appointment-page', label: 'Appointments' },
  { to: '/wallet-list', label: 'Wallet' },
  { to: '/milk-data', label: 'Milk Record' },
  { to: '/contact', label: 'Contact Us' },
];

export const FOOTER_LINKS: Record<'Account' | 'Shop', readonly ShopLink[]> = {
  Account: [
    { to: '/orders', label: 'Orders' },
    { to: '/address-list', label: 'Addresses' },
    { to: '/wallet-list', label: 'Wallet' },
    { to: '/milk-data', label: 'Milk record' },
  ],
  Shop: [
    HOME,
    { to: '/cart', label: 'Cart' },
    { to: '/contact', label: 'Contact us' },
    { to: '/payment-help', label: 'Payment help' },
  ],
};
