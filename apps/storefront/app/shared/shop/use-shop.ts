import type { PublicShop } from '@subah/contract/shop/opening';
import { DEFAULT_SHOP_NAME } from '@subah/rules/shop/shop-name';
import { useRouteLoaderData } from 'react-router';

export type ShopContact = PublicShop;

/** Shown when the shop cannot be read. */
export const UNKNOWN_SHOP: ShopContact = {
  name: DEFAULT_SHOP_NAME,
  legalName: '',
  address: '',
  phone: '',
  email: '',
  gstin: '',
  fssai: '',
  drugLicence: '',
  pharmacist: '',
  grievanceOfficer: '',
  policies: [],
  isOpen: true,
};

type RootData = { shop: ShopContact } | undefined;

/** The facts that the owner entered in the console, as the root loader read them. */
export const useShop = (): ShopContact => (useRouteLoaderData('root') as RootData)?.shop ?? UNKNOWN_SHOP;

export const dialled = (phone: string): string => phone.replaceAll(/[^+\d]/g, '');
