import { CATALOGS, ITEM_TYPES } from '@subah/rules/catalog/catalogs';
import { z } from 'zod';
import { Id } from '../endpoint.ts';
import { productFieldValues } from './product-fields.ts';

/** The API once spelled it `catalogue`. */
export const FORMER_CATALOG_NAME = { catalogue: 'catalog' } as const;

/** `hindiName` is null where Hindi pages show the English name. */
export const Named = z.strictObject({ _id: Id, name: z.string(), hindiName: z.string().nullable() });

/** One pack of a product group. */
export const ProductPack = z.strictObject({
  _id: Id,
  code: z.string(),
  name: z.string(),
  hindiName: z.string().nullable(),
  image: z.string(),
  price: z.number(),
  mrp: z.number(),
  percentOff: z.number().int(),
  unit: z.string(),
  /** Pack size. */
  quantity: z.number(),
  /** Packs in stock. Documented clients read `volume` first. */
  volume: z.number().int(),
  stock: z.number().int(),
  isAvailable: z.boolean(),
});
export type ProductPack = z.infer<typeof ProductPack>;

/** The fields of a product card. The sites ask lists for no more (`fields=card`), for slow networks. */
export const ProductCard = z.strictObject({
  ...ProductPack.shape,
  brand: z.string().nullable(),
  product_type: z.enum(CATALOGS),
  itemType: z.enum(ITEM_TYPES),
  categoryId: Named,
  subcategoryId: Named.nullable(),
  requiresPrescription: z.boolean(),
  /** Of a lab test. */
  includedTests: z.number().int().nullable(),
  reportHours: z.number().int().nullable(),
  /** Products with the same code in the same subcategory are packs of one product. */
  groupCode: z.string().nullable(),
  /** All packs of the group, the cheapest first; empty without others. */
  packs: z.array(ProductPack),
  updatedAt: z.iso.datetime(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** One product. Fields of other catalogs are null. */
export const Product = ProductCard.extend({
  images: z.array(z.string()),
  /** HTML, sanitized when it is saved. */
  description: z.string(),
  tags: z.array(z.string()),
  discount: z.number(),
  isFeatured: z.boolean(),
  availability: z.boolean(),
  healthCheck: Named.nullable(),
  discountPercentage: z.number().int(),
  ...productFieldValues,
});
export type Product = z.infer<typeof Product>;

/** A product in a list: with all fields, or as its card. */
export const ListedProduct = z.union([Product, ProductCard]);

export const PRODUCT_DETAILS = ['all', 'card'] as const;
export type ProductDetail = (typeof PRODUCT_DETAILS)[number];

export const LabTest = ProductCard.extend({
  healthCheck: Named,
  includedTests: z.number().int(),
  discountPercentage: z.number().int(),
  location: z.string(),
  preparation: z.string().nullable(),
  hindiPreparation: z.string().nullable(),
  /** Names as on the report; empty when the shop has not listed them. */
  parameters: z.array(z.string()),
  /** 0 when none is needed, null when unknown. */
  fastingHours: z.number().int().nullable(),
  /** HTML, sanitized when it is saved. */
  description: z.string(),
});
export type LabTest = z.infer<typeof LabTest>;

export const Category = Named.extend({ image: z.string() });
export type Category = z.infer<typeof Category>;

export const Subcategory = Category.extend({ categoryId: Named });
export type Subcategory = z.infer<typeof Subcategory>;

export const CategoryWithSubcategories = Category.extend({ subcategories: z.array(Category) });
export type CategoryWithSubcategories = z.infer<typeof CategoryWithSubcategories>;

export const CategoryWithProducts = Category.extend({ products: z.array(ListedProduct) });
export type CategoryWithProducts = z.infer<typeof CategoryWithProducts>;

export const CategoryWithSubcategoriesAndProducts = CategoryWithSubcategories.extend({
  products: z.array(ListedProduct),
});

export const MedicineCategory = Category.extend({ slug: z.string() });

/** A milk category is a dairy. */
export const Dairy = Category.extend({ address: z.string(), rating: z.number().nullable() });
export type Dairy = z.infer<typeof Dairy>;

/** Groups of fruit and vegetables that are curated in the console. */
export const FilterCategory = Named.extend({ description: z.string(), hindiDescription: z.string().nullable() });
export const FilterSubcategory = FilterCategory.extend({ categoryId: Named });
export type FilterSubcategory = z.infer<typeof FilterSubcategory>;
export const FilterCategoryWithSubcategories = FilterCategory.extend({ subcategories: z.array(FilterCategory) });
export type FilterCategoryWithSubcategories = z.infer<typeof FilterCategoryWithSubcategories>;

export const PROMOTIONS = ['pricebelow', 'seasonal', 'superdeal', 'fruitoftheday', 'recommended'] as const;
export type Promotion = (typeof PROMOTIONS)[number];
