import type { ProductFieldValues } from '@subah/rules/catalog/product-fields';

type Details = Partial<ProductFieldValues>;

/** Makers by brand. Names, addresses and licences are invented. */
export const makerDetails: Record<string, Details> = {
  'Chhota Bhai': {
    manufacturer: 'Chhota Bhai Foods Pvt Ltd',
    manufacturerAddress: 'Plot 12, Govindpura Industrial Area, Bhopal 462023, Madhya Pradesh',
    fssaiLicence: '10000000000101',
    countryOfOrigin: 'India',
  },
  Lambu: {
    manufacturer: 'Lambu Noodle Works',
    manufacturerAddress: 'Mandideep Phase 2, Raisen 462046, Madhya Pradesh',
    fssaiLicence: '10000000000102',
    countryOfOrigin: 'India',
  },
  'Subah Dairy': {
    manufacturer: 'Subah Dairy Farmers Producer Company',
    manufacturerAddress: 'Village Ratibad, Bhopal 462044, Madhya Pradesh',
    fssaiLicence: '10000000000103',
    countryOfOrigin: 'India',
    vegMark: 'veg',
  },
  'Desi Farm': {
    manufacturer: 'Desi Farm Poultry',
    manufacturerAddress: 'Village Bilkisganj, Sehore 466001, Madhya Pradesh',
    fssaiLicence: '10000000000104',
    countryOfOrigin: 'India',
  },
  Jeevan: {
    manufacturer: 'Jeevan Remedies Pvt Ltd',
    manufacturerAddress: 'Sector 3, Pithampur 454775, Madhya Pradesh',
    countryOfOrigin: 'India',
  },
};

/** Label details by product code. */
export const productDetails: Record<string, Details> = {
  'chhota-bhai-glucose-biscuits-200g': {
    vegMark: 'veg',
    netQuantity: '200 g',
    ingredients: 'Wheat flour (maida), sugar, refined palm oil, invert syrup, milk solids, salt, raising agents (503(ii), 500(ii))',
    allergens: 'Contains wheat and milk. May contain soy and nuts.',
    shelfLife: '6 months from packing',
  },
  'chhota-bhai-glucose-biscuits-800g': {
    vegMark: 'veg',
    netQuantity: '800 g (4 × 200 g)',
    ingredients: 'Wheat flour (maida), sugar, refined palm oil, invert syrup, milk solids, salt, raising agents (503(ii), 500(ii))',
    allergens: 'Contains wheat and milk. May contain soy and nuts.',
    shelfLife: '6 months from packing',
  },
  'lambu-masala-noodles-70g': {
    vegMark: 'veg',
    netQuantity: '70 g',
    ingredients: 'Noodles: wheat flour, palm oil, salt, gluten. Masala: mixed spices, sugar, onion powder, dried garlic',
    allergens: 'Contains wheat.',
    shelfLife: '9 months from packing',
  },
  'subah-toned-milk-500ml': {
    netQuantity: '500 ml',
    ingredients: 'Toned milk: 3 % fat, 8.5 % solids not fat',
    allergens: 'Contains milk.',
    shelfLife: '2 days from packing, kept below 5 °C',
  },
  'subah-full-cream-milk-500ml': {
    netQuantity: '500 ml',
    ingredients: 'Full cream milk: 6 % fat, 9 % solids not fat',
    allergens: 'Contains milk.',
    shelfLife: '2 days from packing, kept below 5 °C',
  },
  'desi-farm-white-eggs-6pc': {
    vegMark: 'egg',
    netQuantity: '6 eggs, about 300 g',
    allergens: 'Contains egg.',
    shelfLife: '21 days from packing',
  },
  'cut-fruit-bowl-300gm': {
    vegMark: 'veg',
    netQuantity: '300 g',
    countryOfOrigin: 'India',
    shelfLife: 'Eat on the day of delivery',
  },
  'jeevan-paracet-650-tablet': {
    strength: '650 mg',
    dosageForm: 'Tablet',
    packaging: 'Strip of 15 tablets',
    netQuantity: '15 tablets',
  },
  'jeevan-paracet-500-tablet': {
    strength: '500 mg',
    dosageForm: 'Tablet',
    packaging: 'Strip of 15 tablets',
    netQuantity: '15 tablets',
  },
};
