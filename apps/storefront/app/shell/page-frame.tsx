import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import type { Route } from './+types/page-frame.ts';
import { ErrorScreen, NotFoundScreen } from './error-screens.tsx';
import { PendingScreen } from './pending-screen.tsx';

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [{ title: 'Subah · Fresh by morning' }];
  return [{ title: `${isMissing(error) ? 'Page Not Found' : 'Something went wrong'} · Subah` }];
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
