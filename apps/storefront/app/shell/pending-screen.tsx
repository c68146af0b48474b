import { type ReactNode, useEffect } from 'react';
import { type Location, matchPath, useLocation, useNavigation } from 'react-router';
import { ProductGridSkeleton } from '../features/catalog/cards/product-grid.tsx';
import { CatalogSkeleton } from '../features/catalog/home/catalog-skeleton.tsx';
import { PromotionSkeleton } from '../features/catalog/promotions/promotion-skeleton.tsx';
import { ShelfSkeleton } from '../features/catalog/shelf/shelf-skeleton.tsx';
import { ProductSkeleton } from '../features/product/product-skeleton.tsx';
import { SearchSkeleton } from '../features/search/search-skeleton.tsx';
import { useSlowNavigation } from '../lib/page/use-slow-navigation.ts';

type Screen = {
  paths: readonly string[];
  outline: (next: Location) => ReactNode;
  /** From one of these pages to another the page itself stays and outlines what changes: side list and search remain. */
  isOwn?: boolean;
};

/** What is shown in place of a page that is left, when the next one takes its time. */
const SCREENS: readonly Screen[] = [
  {
    paths: ['/fruitsandvegetables/product/:id', '/Grocery/product/:id', '/medicines/product/:id', '/product/:id'],
    outline: () => <ProductSkeleton />,
  },
  {
    paths: ['/search'],
    outline: ({ search }) => (
      <SearchSkeleton query={new URLSearchParams(search).get('query') ?? ''}>
        <ProductGridSkeleton />
      </SearchSkeleton>
    ),
  },
  {
    paths: ['/pricebelow', '/seasonal', '/superdeal', '/fruitoftheday', '/MilkProducts/:categoryId'],
    outline: () => <PromotionSkeleton />,
  },
  {
    paths: ['/fruitsandvegetables', '/Grocery', '/MilkProducts', '/MedicineHealthcare'],
    outline: () => <CatalogSkeleton />,
  },
  {
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
    outline: () => <ShelfSkeleton />,
    isOwn: true,
  },
];

const screenOf = (pathname: string): Screen | undefined =>
  SCREENS.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));

/** Keeps the page that is left, for whoever turns back before the next one has come. */
export function PendingScreen({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const screen = next && screenOf(next.pathname);
  const isSlow = useSlowNavigation(next ? [next.pathname] : []);
  const staysItself = screen?.isOwn && screen === screenOf(pathname);
  const outline = isSlow && next && !staysItself && screen?.outline(next);
  const isShown = Boolean(outline);

  useEffect(() => {
    if (isShown) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isShown]);

  return (
    <>
      <div className={isShown ? 'hidden' : 'contents'}>{children}</div>
      {outline}
    </>
  );
}
