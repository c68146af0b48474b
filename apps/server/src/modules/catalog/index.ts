export { catalogRoutes } from './catalog.routes.ts';
export { readColumnChoice } from './import/columns.ts';
export { type ImportSummary, importProducts } from './import/import-products.ts';
export type { RowError } from './import/read-row.ts';
export { categoriesForSitemap, productsForSitemap, sitemapStarts } from './list-for-sitemap.ts';
export { type CardRow, toCard } from './product-card.ts';
