import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { Suspense, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { may } from '../lib/api/may.ts';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';
import { useOrderCounts } from '../shared/orders/use-order-counts.ts';
import { NotFoundMessage } from './not-found-message.tsx';
import { ScreenErrorBoundary } from './screen-error-boundary.tsx';
import type { Section } from './section.ts';
import { useWaitingIn } from './use-waiting-work.ts';

export function SectionView({ section }: { section: Section }) {
  const { label, group, screen: Screen, head: Head } = section;
  const heading = useHeadingFocus(section.id);
  const { data: counts } = useOrderCounts();
  const prescriptions = useWaitingIn('prescriptions');
  const count = may('see reports') ? counts?.newOrders : prescriptions;
  useDocumentTitle(count ? `(${count}) ${label}` : label, group);
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="font-extrabold text-xl tracking-tight lg:text-2xl">
          {label}
        </h1>
        {group && <p className="text-ink-600">{group}</p>}
        <Suspense>{Head && <Head />}</Suspense>
      </div>
      <ScreenErrorBoundary key={section.id}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen />
        </Suspense>
      </ScreenErrorBoundary>
    </>
  );
}

export function UnknownSection() {
  useDocumentTitle(t(texts.notFoundTitle));
  return (
    <div className="card">
      <NotFoundMessage />
    </div>
  );
}

export function ScreenSkeleton() {
  return (
    <Loading label={t(common.loading)} className="grid gap-3.5 lg:grid-cols-2 lg:gap-4">
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </Loading>
  );
}

/** Moves focus to the title after signing in and after a change of section, so that it is announced and Tab continues inside. */
function useHeadingFocus(section: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Nothing when the page was loaded: the focus starts at the top then.
  const shown = useRef(useNavigationType() === 'POP' ? section : undefined);
  useEffect(() => {
    if (shown.current !== section) heading.current?.focus({ preventScroll: true });
    shown.current = section;
  }, [section]);
  return heading;
}
