import type { Packshot } from '../packshots/packshot.ts';

/** A product of the demo shop as a person would write it down; the seeder fills in ids, paise and pictures. */
export type DemoProduct = {
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
  /** What people call it or use it for, in English and Hinglish, lower case. */
  tags?: string[];
  /** Devanagari name, for search. */
  hindi?: string;
  origin?: string;
  isOrganic?: boolean;
  isFeatured?: boolean;
  requiresPrescription?: boolean;
  /** Salt of a medicine: 'Paracetamol 650 mg'. */
  composition?: string;
  /** Months from today until a medicine lapses; a few are near their end, so that the console has something to warn of. */
  expiresInMonths?: number;
  /** Lab tests only: how many single tests the package holds, and what the patient must do before. */
  includedTests?: number;
  preparation?: string;
  /** Only where it differs from the shelf's. */
  hsn?: string;
  gstPercent?: number;
  pack: Packshot;
};

/** Products that stand together, with the tax that is usual for them. */
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
