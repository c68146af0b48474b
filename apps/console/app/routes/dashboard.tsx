import { useLoaderData } from 'react-router';
import { CONSOLE_ROLES } from '../lib/api/console-roles.ts';
import { requireRole } from '../lib/api/require-role.ts';
import type { Access } from '../lib/api/role-guard.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { Shell } from '../shell/shell.tsx';

/** Route loader: runs on entry and at every change of section. */
export const loadDashboard = (): Promise<Access> => requireRole(CONSOLE_ROLES);

/** Revalidates on a change of section and on an explicit revalidate(), which keeps the URL; not for search and filters. */
export const shouldRevalidateDashboard = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href === nextUrl.href || currentUrl.searchParams.get('section') !== nextUrl.searchParams.get('section');

export function DashboardPage() {
  return useLoaderData<Access>() === 'open' ? <Shell /> : <NotFoundPage />;
}
