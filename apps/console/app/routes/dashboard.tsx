import { useLoaderData } from 'react-router';
import { type AdminAccess, checkAdminAccess } from '../lib/api/admin-guard.ts';
import { refreshSession, tokens } from '../lib/api/session.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { Shell } from '../shell/shell.tsx';

/** Route loader: runs on entry and at every change of section. */
export async function loadDashboard(): Promise<AdminAccess> {
  const access = await checkAdminAccess(tokens, refreshSession);
  if (access !== 'ended') return access;
  window.location.replace('/');
  // Never resolves: the browser is leaving the page.
  return new Promise(() => undefined);
}

/** Revalidates on a change of section and on an explicit revalidate(), which keeps the URL; not for search and filters. */
export const shouldRevalidateDashboard = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href === nextUrl.href || currentUrl.searchParams.get('section') !== nextUrl.searchParams.get('section');

export function DashboardPage() {
  return useLoaderData<AdminAccess>() === 'admin' ? <Shell /> : <NotFoundPage />;
}
