import { CATALOGS, catalogFacts } from '../catalog/catalogs.ts';

/** What a shop may have: goods and tests of a catalog, doctors, super deals, and plans for members. */
export const SHOP_SECTIONS = [...CATALOGS, 'doctors', 'offers', 'plans'] as const;
export type ShopSection = (typeof SHOP_SECTIONS)[number];

/** A function, so that pages that need the names alone do not load it. A path stands before those that it begins with. */
const pages = (): readonly [string, ShopSection][] => [
  [catalogFacts.labtest.homePath, 'labtest'],
  ['/labtests', 'labtest'],
  ['/MedicineHealthcare/doctor-appointment', 'doctors'],
  ['/doctor-appointment', 'doctors'],
  ['/doctor-appointment-page', 'doctors'],
  [catalogFacts.medicine.homePath, 'medicine'],
  ['/medicines', 'medicine'],
  ['/UploadPrescriptions', 'medicine'],
  [catalogFacts.milk.homePath, 'milk'],
  ['/milk-data', 'milk'],
  [catalogFacts.grocery.homePath, 'grocery'],
  [catalogFacts.fruits.homePath, 'fruits'],
  ['/superdeal', 'offers'],
  ['/get-membership', 'plans'],
  ['/membership', 'plans'],
];

/** The section that a link of the storefront leads to; undefined for pages of the whole shop. */
export function sectionOf(link: string): ShopSection | undefined {
  const path = link.toLowerCase().replace(/[?#].*/, '');
  return pages().find(([page]) => `${path}/`.startsWith(`${page.toLowerCase()}/`))?.[1];
}

/** False for a link to a section that the shop does not have. */
export function leadsToContent(link: string, sections: readonly ShopSection[]): boolean {
  const section = sectionOf(link);
  return section === undefined || sections.includes(section);
}
