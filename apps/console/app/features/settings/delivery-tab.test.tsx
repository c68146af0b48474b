import { toWireDeliverySettings } from '@subah/contract/delivery/delivery-settings';
import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DeliveryTab } from './delivery-tab.tsx';

test('leads on to a window that was added, which says which one it is', async () => {
  const settings = toWireDeliverySettings(DEFAULT_DELIVERY_SETTINGS);
  mockApi({ 'GET admin/delivery-settings': () => ({ body: { data: settings } }) });
  const screen = await renderScreen(<DeliveryTab />);
  const first = screen.getByRole('group', { name: 'Window 1', exact: true });
  await expect.element(first.getByLabelText('From')).toHaveValue(settings.windows[0]?.from);
  await expect.element(first.getByLabelText('From')).not.toHaveFocus();
  screen.getByRole('button', { name: 'Add window' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const added = screen.getByRole('group', { name: `Window ${settings.windows.length + 1}` });
  await expect.element(added.getByLabelText('From')).toHaveFocus();
});
