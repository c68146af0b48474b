import { SITE_LANGUAGE } from '@subah/messages/language';
import type { ItemType } from '@subah/rules/catalog/catalogs';

/** A product card, or a line of a cart or an order. */
export type NamedProduct = { name: string; hindiName: string | null; itemType?: ItemType; productType?: ItemType };

type NameLines = { main: string; other: string | null };

/**
 * The name in two lines: on Hindi pages with the Hindi name. Of a medicine or a lab test the printed name stays the main one,
 * because it carries the strength and the Hindi name often says only what it is for.
 */
export function nameLines({ name, hindiName, itemType, productType = itemType }: NamedProduct): NameLines {
  if (SITE_LANGUAGE !== 'hi' || !hindiName) return { main: name, other: null };
  const isKnownByPrintedName = productType === 'Medicine' || productType === 'LabTest';
  return isKnownByPrintedName ? { main: name, other: hindiName } : { main: hindiName, other: name };
}

/** "Potato, Jyoti"; on Hindi pages "आलू (Potato, Jyoti)". */
export function productName(product: NamedProduct): string {
  const { main, other } = nameLines(product);
  return other ? `${main} (${other})` : main;
}
