export { catalogAdminRoutes } from './admin/catalog-admin.routes.ts';
export { deleteOldImports } from './admin/delete-old-imports.ts';
export { importAdminRoutes } from './admin/import-admin.routes.ts';
export { catalogJobs } from './admin/import-uploads.ts';
export { listForAdmin } from './admin/list-for-admin.ts';
export { promotionsAdminRoutes } from './admin/pin-products.ts';
export { productsAdminRoutes } from './admin/products-admin.routes.ts';
export { storeSinglePicture } from './admin/store-pictures.ts';
export { type ProductPair, setBoughtTogether } from './bought-together.ts';
export { catalogRoutes } from './catalog.routes.ts';
export { countCatalogWords, countHeadNouns } from './catalog-words.ts';
export { findCards } from './find-cards.ts';
export { findH1Products } from './find-h1-products.ts';
export { findProduct } from './find-product.ts';
export {
  findProductSnapshots,
  findProductSnapshotsById,
  joinSnapshot,
  ProductSnapshot,
} from './find-product-snapshots.ts';
export { type LocatedColumns, readColumnMapping } from './import/columns.ts';
export { startErrorList } from './import/error-list.ts';
export type { ImportSummary } from './import/import-batches.ts';
export { importProducts } from './import/import-products.ts';
export { importTemplate } from './import/import-template.ts';
export type { RowError } from './import/read-row.ts';
export type { ImageSource } from './import/store-images.ts';
export { listCatalogsInUse } from './list-catalogs-in-use.ts';
export { bestSellingNames, brandsForSearch, categoriesForSearch } from './list-for-search.ts';
export { categoriesForSitemap, productsForSitemap, sitemapStarts } from './list-for-sitemap.ts';
export { hasSuperDeals } from './list-promotion.ts';
export { findLowStockLimits, listSoldLately } from './list-sold-lately.ts';
export {
  type FullMatchInput,
  findFullMatches,
  findFullMatchFacts,
  findPartialMatches,
  MAX_PARTIAL_TERMS,
  type MatchFacts,
  type PartialMatchInput,
} from './match-products.ts';
export { isSoldAsMilk, listMilkForSale } from './milk-for-sale.ts';
export { type CardRow, toCard } from './product-card.ts';
export { addPacks, firstPacks, groupKey } from './product-groups.ts';
export { setSoldLately } from './set-sold-lately.ts';
