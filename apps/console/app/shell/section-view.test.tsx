import { Boxes } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { expect, test, vi } from 'vitest';
import { mockApi } from '../../test/mock-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { screen as lazyScreen, type Section } from './section.ts';
import { SectionView } from './section-view.tsx';

const section = (id: string, load: () => Promise<{ Screen: ComponentType }>): Section => ({
  id,
  label: id,
  group: null,
  ability: null,
  icon: Boxes,
  screen: lazyScreen(load, 'Screen'),
});
const present = section('batches', async () => ({ Screen: () => <p>All batches</p> }));
const missing = section('stock', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

test('a section whose script cannot be loaded offers to try again, and others still open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi({ 'GET admin/dashboard': () => ({ body: { data: { newOrders: 0 } } }) });
  function TwoSections() {
    const [shown, setShown] = useState(missing);
    return (
      <>
        <button type="button" onClick={() => setShown(present)}>
          Next
        </button>
        <SectionView section={shown} />
      </>
    );
  }
  const screen = await renderScreen(<TwoSections />);
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'stock' })).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('All batches')).toBeVisible();
});

test('has the focus on its title after signing in, and leaves it alone when the page is loaded', async () => {
  mockApi({ 'GET admin/dashboard': () => ({ body: { data: { newOrders: 0 } } }) });
  function SignIn() {
    const navigate = useNavigate();
    const isSignedIn = useNavigationType() === 'REPLACE';
    return (
      <>
        <button type="button" onClick={() => void navigate('/dashboard', { replace: true })}>
          Sign in
        </button>
        {isSignedIn && <SectionView section={present} />}
      </>
    );
  }
  const loaded = await renderScreen(<SectionView section={present} />);
  await expect.element(loaded.getByText('All batches')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await loaded.unmount();
  const screen = await renderScreen(<SignIn />);
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByRole('heading', { name: 'batches' })).toHaveFocus();
});
