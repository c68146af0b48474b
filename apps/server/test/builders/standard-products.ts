import { aDairy, aHealthCheck, aProduct } from './catalog.ts';
import type { WithDb } from './insert-one.ts';

// Fixed ids, so that tests can refer to these products before `insertStandardProducts` has run.
const fixedId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

// Orders lock products by id, so the cleaner is locked before the tomato.
export const CLEANER = fixedId(1);
export const TOMATO = fixedId(2);
export const LAB_TEST = fixedId(3);
export const PRESCRIPTION_MEDICINE = fixedId(4);
export const MILK = fixedId(5);
export const UNKNOWN_ID = fixedId(999);

/** One product of each catalog, each in a category of its own. */
export async function insertStandardProducts(shop: WithDb): Promise<void> {
  await aProduct(shop, {
    id: TOMATO,
    catalog: 'fruits',
    code: 'tomato',
    name: 'Tomato, desi',
    pricePaise: 24_00,
    mrpPaise: 32_00,
    packQuantity: 500,
    unit: 'gm',
  });
  await aProduct(shop, {
    id: CLEANER,
    code: 'cleaner',
    name: 'Surface cleaner',
    pricePaise: 115_00,
    mrpPaise: 135_00,
    packQuantity: 500,
    unit: 'ml',
    gstPercent: 18,
  });
  await aProduct(shop, {
    id: LAB_TEST,
    catalog: 'labtest',
    code: 'full-body-check',
    name: 'Full Body Check',
    categoryId: (await aHealthCheck(shop, { name: 'Full Body' })).id,
    pricePaise: 999_00,
    mrpPaise: 1799_00,
    stock: 500,
    includedTests: 72,
    fastingHours: 12,
  });
  await aProduct(shop, {
    id: PRESCRIPTION_MEDICINE,
    catalog: 'medicine',
    code: 'amoxicillin',
    name: 'Amoxicillin 500',
    pricePaise: 80_00,
    mrpPaise: 100_00,
    requiresPrescription: true,
  });
  await aProduct(shop, {
    id: MILK,
    catalog: 'milk',
    code: 'milk-500ml',
    name: 'Toned milk',
    categoryId: (await aDairy(shop, { name: 'Subah Dairy' })).id,
    pricePaise: 30_00,
    packQuantity: 500,
    unit: 'ml',
    stock: 10_000,
  });
}
