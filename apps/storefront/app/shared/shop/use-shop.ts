import type { PublicShop } from '@subah/contract/opening/opening';
import { SHOP_SECTIONS, type ShopSection } from '@subah/rules/shop/sections';
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
  sections: [...SHOP_SECTIONS],
  isOpen: true,
};

type RootData = { shop: ShopContact } | undefined;

/** The facts that the owner entered in the console, as the root loader read them. */
export const useShop = (): ShopContact => (useRouteLoaderData('root') as RootData)?.shop ?? UNKNOWN_SHOP;

/** Without the links to what the shop does not have. */
export function useOfferedLinks<Link extends { section?: ShopSection }>(links: readonly Link[]): Link[] {
  const { sections } = useShop();
  return links.filter(({ section }) => !section || sections.includes(section));
}

export const dialled = (phone: string): string => phone.replaceAll(/[^+\d]/g, '');
