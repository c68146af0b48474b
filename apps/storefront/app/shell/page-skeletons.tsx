import type { ReactNode } from 'react';
import { type Location, matchPath } from 'react-router';
import { ProductGridSkeleton } from '../features/catalog/cards/product-grid.tsx';
import { CatalogSkeleton } from '../features/catalog/home/catalog-skeleton.tsx';
import { PromotionSkeleton } from '../features/catalog/promotions/promotion-skeleton.tsx';
import { ShelfSkeleton } from '../features/catalog/shelf/shelf-skeleton.tsx';
import { ProductSkeleton } from '../features/product/product-skeleton.tsx';
import { SearchSkeleton } from '../features/search/search-skeleton.tsx';

type SkeletonRoute = { paths: readonly string[]; render: (to: Location) => ReactNode };

const SHELF: SkeletonRoute = {
  paths: [
    '/fruitsandvegetables/filters/:filterSubcategoryId',
    '/fruitsandvegetables/:categoryId/products',
    '/Grocery/:categoryId/products',
    '/MedicineHealthcare/medicines/:categoryId/products',
    '/SuperDeals/recommended',
    '/leafy-veges',
    '/root-vegetables',
    '/fruit-vegetables',
  ],
  render: () => <ShelfSkeleton />,
};

const SKELETONS: readonly SkeletonRoute[] = [
  {
    paths: ['/fruitsandvegetables/product/:id', '/Grocery/product/:id', '/medicines/product/:id', '/product/:id'],
    render: () => <ProductSkeleton />,
  },
  {
    paths: ['/search'],
    render: ({ search }) => (
      <SearchSkeleton query={new URLSearchParams(search).get('query') ?? ''}>
        <ProductGridSkeleton />
      </SearchSkeleton>
    ),
  },
  {
    paths: ['/pricebelow', '/seasonal', '/superdeal', '/fruitoftheday', '/MilkProducts/:categoryId'],
    render: () => <PromotionSkeleton />,
  },
  {
    paths: ['/fruitsandvegetables', '/Grocery', '/MilkProducts', '/MedicineHealthcare'],
    render: () => <CatalogSkeleton />,
  },
  SHELF,
];

const routeOf = (pathname: string): SkeletonRoute | undefined =>
  SKELETONS.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));

/** Null where a page has no skeleton, and between two shelves: a shelf shows its own and keeps its side list. */
export function pageSkeleton(from: string, to: Location): ReactNode {
  const route = routeOf(to.pathname);
  if (!route || (route === SHELF && routeOf(from) === SHELF)) return null;
  return route.render(to);
}
