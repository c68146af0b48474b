import { useLoaderData } from 'react-router';
import { type AdminAccess, checkAdminAccess } from '../lib/api/admin-guard.ts';
import { refreshSession, tokens } from '../lib/api/session.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { Shell } from '../shell/shell.tsx';

/** Runs before the dashboard is shown and at every change of section. */
export async function guardDashboard(): Promise<AdminAccess> {
  const verdict = await checkAdminAccess(tokens, refreshSession);
  if (verdict !== 'ended') return verdict;
  window.location.replace('/');
  // Nothing more is shown until the browser has left for the shop.
  return new Promise(() => undefined);
}

/** A search or a filter is no reason to ask again who is there; a change of person, which stays on the page, is. */
export const isOtherSection = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href === nextUrl.href || currentUrl.searchParams.get('section') !== nextUrl.searchParams.get('section');

export function DashboardPage() {
  return useLoaderData<AdminAccess>() === 'admin' ? <Shell /> : <NotFoundPage />;
}
