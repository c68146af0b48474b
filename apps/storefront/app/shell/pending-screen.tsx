import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSlowNavigation } from '../lib/page/use-slow-navigation.ts';

const loadSkeletons = () => import('./page-skeletons.tsx');

/** Shows the skeleton of the next page during a slow navigation. The current page stays mounted for a cancelled one. */
export function PendingScreen({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isSlow = useSlowNavigation(next ? [next.pathname] : []);
  const pageSkeleton = usePageSkeleton(next !== undefined);
  const skeleton = isSlow && next && pageSkeleton?.(pathname, next);
  const isShown = Boolean(skeleton);

  useEffect(() => {
    if (isShown) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isShown]);

  return (
    <>
      <div className={isShown ? 'hidden' : 'contents'}>{children}</div>
      {skeleton}
    </>
  );
}

type PageSkeleton = Awaited<ReturnType<typeof loadSkeletons>>['pageSkeleton'];

/** Loaded when the first navigation starts: no first page needs it. */
function usePageSkeleton(isNavigating: boolean): PageSkeleton | null {
  const [pageSkeleton, setPageSkeleton] = useState<PageSkeleton | null>(null);
  useEffect(() => {
    if (!isNavigating) return;
    loadSkeletons().then(
      (module) => setPageSkeleton(() => module.pageSkeleton),
      // Without the skeleton the progress bar is enough.
      () => undefined,
    );
  }, [isNavigating]);
  return pageSkeleton;
}
