import { failures, frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { shopNameOf } from '../lib/page/shop-name.ts';
import type { Route } from './+types/page-frame.ts';
import { ErrorScreen, NotFoundScreen } from './error-screens.tsx';
import { PendingScreen } from './pending-screen.tsx';

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export const meta: Route.MetaFunction = ({ error, matches }) => {
  const name = shopNameOf(matches);
  if (!error) return [{ title: `${name} · ${t(frame.slogan)}` }];
  return [{ title: `${t(isMissing(error) ? failures.notFoundTitle : failures.errorTitle)} · ${name}` }];
};

/** An error inside keeps header and footer. */
export default function PageFrame() {
  return (
    <PendingScreen>
      <Outlet />
    </PendingScreen>
  );
}

export function ErrorBoundary() {
  return isMissing(useRouteError()) ? <NotFoundScreen /> : <ErrorScreen />;
}
