import { DEFAULT_SHOP_NAME } from '@subah/rules/shop/shop-name';
import type { Language } from '../language.ts';

/** Stands in the texts of mails for the name of the shop, which is filled in when a mail is sent. */
export const SHOP: Record<Language, string> = { en: '{{shop}}', hi: '{{दुकान}}' };

/** The shop of the demo data has a name in both scripts. Other names are the same in both languages. */
const DEFAULT_NAMES: Record<Language, string> = { en: DEFAULT_SHOP_NAME, hi: 'सुबह' };

export const hasDefaultName = (name: string): boolean => name === '' || name === DEFAULT_NAMES.en;

export function fillShopName(text: string, name: string): string {
  const names = hasDefaultName(name) ? DEFAULT_NAMES : { en: name, hi: name };
  return text.replaceAll(SHOP.en, () => names.en).replaceAll(SHOP.hi, () => names.hi);
}
