import type { Role } from '@subah/rules/accounts/roles';
import { useKeepFocus } from '@subah/ui/keep-focus';
import { Toaster } from '@subah/ui/toast';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { render } from 'vitest-browser-react';
import { swrConfig } from '../app/lib/api/swr-config.ts';
import { signInAs } from './sign-in-as.ts';

/** Renders a screen of the console with its own data cache and URL, for an owner unless another role is given. */
export async function renderScreen(screen: ReactNode, search = '', role: Role = 'admin') {
  signInAs(role);
  let currentSearch = search;
  function LocationProbe() {
    useKeepFocus();
    currentSearch = useLocation().search;
    return null;
  }
  const element = (
    <>
      {screen}
      <LocationProbe />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '/dashboard', element }], { initialEntries: [`/dashboard${search}`] });
  const rendered = await render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return Object.assign(rendered, { search: () => currentSearch });
}
