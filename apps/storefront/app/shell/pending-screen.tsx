import { type ReactNode, useEffect } from 'react';
import { type Location, matchPath, useNavigation } from 'react-router';
import { ProductGridSkeleton } from '../features/catalog/product-grid.tsx';
import { ProductSkeleton } from '../features/product/product-skeleton.tsx';
import { SearchSkeleton } from '../features/search/search-skeleton.tsx';
import { useSlowNavigation } from '../lib/use-slow-navigation.ts';

type Screen = { paths: readonly string[]; outline: (next: Location) => ReactNode };

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
];

/** Keeps the page that is left, for whoever turns back before the next one has come. */
export function PendingScreen({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const screen = next && SCREENS.find(({ paths }) => paths.some((path) => matchPath(path, next.pathname)));
  const isSlow = useSlowNavigation(next ? [next.pathname] : []);
  const outline = isSlow && next && screen?.outline(next);
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
