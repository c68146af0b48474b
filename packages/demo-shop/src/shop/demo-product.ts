import type { ProductFieldValues } from '@subah/rules/catalog/product-fields';
import type { Packshot } from '../packshots/packshot.ts';

/** Fields that the demo data computes: the Hindi name is called `hindi`, the expiry date follows from `expiresInMonths`. */
type DemoFields = Partial<Omit<ProductFieldValues, 'hindiName' | 'expiryDate'>>;

/** A product of the demo shop; the seeder adds ids, paise and pictures. Label details are in product-details.ts. */
export type DemoProduct = DemoFields & {
  /** Article code: kebab-case, unique over the whole demo shop. It names the picture too. */
  code: string;
  name: string;
  brand?: string;
  /** Rupees. The price may not exceed the MRP; without an MRP the two are equal. */
  price: number;
  mrp?: number;
  /** Pack size: 500 with unit 'g'. */
  quantity: number;
  unit: string;
  stock: number;
  /** One to three plain sentences. */
  description: string;
  /** Search words in English and Hinglish, lower case. */
  tags?: string[];
  /** Devanagari name, for search. */
  hindi?: string;
  isFeatured?: boolean;
  /** Months until a medicine expires; a few expire soon, so that the console's list of near expiry is not empty. */
  expiresInMonths?: number;
  /** Only where it differs from the shelf's. */
  hsn?: string;
  gstPercent?: number;
  pack: Packshot;
};

/** Products of one subcategory, with their usual tax. */
export type DemoShelf = {
  /** Subcategory; milk and lab tests have none and leave it out. */
  name?: string;
  code: string;
  hsn: string;
  gstPercent: number;
  /** Drawing of the subcategory tile. */
  art?: string;
  products: DemoProduct[];
};

export type DemoCategory = {
  code: string;
  name: string;
  description?: string;
  /** Drawing of the category tile. */
  art: string;
  /** Dairies only. */
  address?: string;
  rating?: number;
  shelves: DemoShelf[];
};
