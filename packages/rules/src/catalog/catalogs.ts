/** Five catalogs share one product model; `catalogFacts` holds the differences. */
export const CATALOGS = ['fruits', 'grocery', 'milk', 'medicine', 'labtest'] as const;
export type Catalog = (typeof CATALOGS)[number];

export const ITEM_TYPES = ['FruitsVegProduct', 'GroceryProduct', 'MilkProduct', 'Medicine', 'LabTest'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

type CatalogFacts = {
  title: string;
  itemType: ItemType;
  /** Storefront paths with an `:id` placeholder. */
  homePath: string;
  categoryPath: string;
  productPath: string;
  units: readonly string[];
  defaultHsn: string;
  defaultGstPercent: number;
  /** Stock of a new product. Not zero for catalogs whose documented form has no stock field. */
  initialStock: number;
  categoryNoun: 'Category' | 'Dairy' | 'Health check';
  /** Field of the product form that holds the category. */
  categoryField: 'categoryId' | 'healthCheck';
  /** Goods are delivered in packs; for a lab test a sample is collected at home. */
  isCarried: boolean;
  /** Lab tests round the saved percent to the nearest; goods round down, to never overstate the saving. */
  percentRounding: 'down' | 'nearest';
  memberDiscount: 'medicine' | 'labTest' | null;
};

const goods = {
  categoryNoun: 'Category',
  categoryField: 'categoryId',
  isCarried: true,
  percentRounding: 'down',
  memberDiscount: null,
} as const;

export const catalogFacts: Record<Catalog, CatalogFacts> = {
  fruits: {
    ...goods,
    title: 'Fruits & Vegetables',
    itemType: 'FruitsVegProduct',
    homePath: '/fruitsandvegetables',
    categoryPath: '/fruitsandvegetables/:id/products',
    productPath: '/fruitsandvegetables/product',
    units: ['kg', 'gm', 'piece', 'bunch', 'dozen', 'pack'],
    defaultHsn: '0709',
    defaultGstPercent: 0,
    initialStock: 100,
  },
  grocery: {
    ...goods,
    title: 'Grocery',
    itemType: 'GroceryProduct',
    homePath: '/Grocery',
    categoryPath: '/Grocery/:id/products',
    productPath: '/Grocery/product',
    units: ['piece', 'kg', 'g', 'litre', 'ml', 'pack', 'box', 'other'],
    defaultHsn: '2106',
    defaultGstPercent: 5,
    initialStock: 0,
  },
  milk: {
    ...goods,
    title: 'Milk Products',
    itemType: 'MilkProduct',
    homePath: '/MilkProducts',
    categoryPath: '/MilkProducts/:id',
    productPath: '/product',
    units: ['Litre', 'ml', 'g', 'kg', 'piece'],
    defaultHsn: '0401',
    defaultGstPercent: 0,
    initialStock: 100,
    categoryNoun: 'Dairy',
  },
  medicine: {
    ...goods,
    title: 'Medicines',
    itemType: 'Medicine',
    homePath: '/MedicineHealthcare',
    categoryPath: '/MedicineHealthcare/medicines/:id/products',
    productPath: '/medicines/product',
    units: ['tablets', 'capsules', 'ml', 'g', 'piece', 'sachet', 'strip', 'pack'],
    defaultHsn: '3004',
    defaultGstPercent: 5,
    initialStock: 0,
    memberDiscount: 'medicine',
  },
  labtest: {
    title: 'Lab tests',
    itemType: 'LabTest',
    homePath: '/MedicineHealthcare/labtests',
    categoryPath: '/labtests/:id',
    productPath: '/product',
    units: ['piece'],
    defaultHsn: '999316',
    defaultGstPercent: 0,
    initialStock: 1000,
    categoryNoun: 'Health check',
    categoryField: 'healthCheck',
    isCarried: false,
    percentRounding: 'nearest',
    memberDiscount: 'labTest',
  },
};

export const productPath = (catalog: Catalog, id: string): string => `${catalogFacts[catalog].productPath}/${id}`;

/** The page of a category, dairy or health check. */
export const categoryPath = (catalog: Catalog, id: string): string =>
  catalogFacts[catalog].categoryPath.replace(':id', id);
