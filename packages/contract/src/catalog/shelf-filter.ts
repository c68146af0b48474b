import { MAX_FILTER_PRICE } from '@subah/rules/catalog/price-filter';
import { z } from 'zod';
import { blankAsMissing, Flag } from '../endpoint.ts';
import { numberText } from '../input-values.ts';

const MAX_CHOICES = 20;

/** Repeated in the address: `brand=Amul&brand=Tata`. */
export const several = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(item).max(MAX_CHOICES)).optional();

const Rupees = blankAsMissing(numberText(z.number().min(0).max(MAX_FILTER_PRICE)).optional());

/** Filters of a shelf; search has the same and some more. */
export const ShelfFilter = z.object({
  brand: several(z.string().trim().min(1).max(100)),
  minPrice: Rupees,
  maxPrice: Rupees,
  /** At least this many percent off. */
  discount: blankAsMissing(numberText(z.number().int().min(1).max(99)).optional()),
  inStock: blankAsMissing(Flag.optional()),
  veg: blankAsMissing(Flag.optional()),
});
export type ShelfFilter = z.infer<typeof ShelfFilter>;
