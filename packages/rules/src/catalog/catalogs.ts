/**
 * The five catalogs. One model serves them all; this table is the only place that knows how they differ in names,
 * so that five catalogs are not five copies of the code.
 */
export const CATALOGS = ['fruits', 'grocery', 'milk', 'medicine', 'labtest'] as const;
export type Catalog = (typeof CATALOGS)[number];

export const ITEM_TYPES = ['FruitsVegProduct', 'GroceryProduct', 'MilkProduct', 'Medicine', 'LabTest'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

type CatalogFacts = {
  title: string;
  itemType: ItemType;
  /** Where the shop shows the whole catalog, and the page of one product without its id. */
  homePath: string;
  productPath: string;
  units: readonly string[];
  defaultHsn: string;
  defaultGstPercent: number;
};

export const catalogFacts: Record<Catalog, CatalogFacts> = {
  fruits: {
    title: 'Fruits & Vegetables',
    itemType: 'FruitsVegProduct',
    homePath: '/fruitsandvegetables',
    productPath: '/fruitsandvegetables/product',
    units: ['kg', 'gm', 'piece', 'bunch', 'dozen', 'pack'],
    defaultHsn: '0709',
    defaultGstPercent: 0,
  },
  grocery: {
    title: 'Grocery',
    itemType: 'GroceryProduct',
    homePath: '/Grocery',
    productPath: '/Grocery/product',
    units: ['piece', 'kg', 'g', 'litre', 'ml', 'pack', 'box', 'other'],
    defaultHsn: '2106',
    defaultGstPercent: 5,
  },
  milk: {
    title: 'Milk Products',
    itemType: 'MilkProduct',
    homePath: '/MilkProducts',
    productPath: '/product',
    units: ['Litre', 'ml', 'g', 'kg', 'piece'],
    defaultHsn: '0401',
    defaultGstPercent: 0,
  },
  medicine: {
    title: 'Medicines',
    itemType: 'Medicine',
    homePath: '/MedicineHealthcare',
    productPath: '/medicines/product',
    units: ['tablets', 'capsules', 'ml', 'g', 'piece', 'sachet', 'pack'],
    defaultHsn: '3004',
    defaultGstPercent: 5,
  },
  labtest: {
    title: 'Lab tests',
    itemType: 'LabTest',
    homePath: '/MedicineHealthcare/labtests',
    productPath: '/product',
    units: ['piece'],
    defaultHsn: '999316',
    defaultGstPercent: 0,
  },
};

export const productPath = (catalog: Catalog, id: string): string => `${catalogFacts[catalog].productPath}/${id}`;

/** The page of one category: a dairy, a health check, or a shelf of products. */
export function categoryPath(catalog: Catalog, id: string): string {
  const { homePath } = catalogFacts[catalog];
  if (catalog === 'milk') return `${homePath}/${id}`;
  if (catalog === 'labtest') return `/labtests/${id}`;
  if (catalog === 'medicine') return `${homePath}/medicines/${id}/products`;
  return `${homePath}/${id}/products`;
}
