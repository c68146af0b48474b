export { aCustomer, aDoctorAccount, anAccount, anAdmin, standardAccounts } from './accounts.ts';
export { aCategory, aProduct, aSubcategory, someMedicines } from './catalog.ts';
export { aCollection, type CatalogTree, type CategoryNode, insertCatalogTree } from './catalog-tree.ts';
export { anAddress, anArea } from './delivery.ts';
export { aDepartment, aDoctor } from './healthcare.ts';
export { PASSWORD } from './password.ts';
export { aCoupon, aPlan } from './promotions.ts';
export {
  CLEANER,
  insertStandardProducts,
  LAB_TEST,
  MILK,
  PRESCRIPTION_MEDICINE,
  TOMATO,
  UNKNOWN_ID,
} from './standard-products.ts';
