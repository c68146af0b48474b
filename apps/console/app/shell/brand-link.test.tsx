import { SavedShopFacts } from '@subah/contract/shop/shop-facts';
import { expect, test } from 'vitest';
import { mockApi } from '../../test/mock-api.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { useDocumentTitle } from '../lib/navigation/use-document-title.ts';
import { BrandLink } from './brand-link.tsx';

function Console() {
  useDocumentTitle('Settings');
  return (
    <>
      <BrandLink />
      <SettingsScreen />
    </>
  );
}

test('a saved name of the shop shows at once beside the logo and in the title', async () => {
  let facts = SavedShopFacts.parse({ name: 'Asha Stores' });
  mockApi({
    'GET admin/settings': () => ({ body: { data: facts } }),
    'PUT admin/settings': ({ body }) => {
      facts = SavedShopFacts.parse(body);
      return { body: { data: facts } };
    },
  });
  const screen = await renderScreen(<Console />);
  await screen.getByLabelText('Shop name').fill('Ramesh Stores');
  await screen.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(screen.getByRole('link', { name: 'Ramesh Stores' })).toBeInTheDocument();
  expect(document.title).toBe('Settings · Ramesh Stores');
});
