import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';

const entry = {
  _id: '0196a7e2-0000-7000-8000-000000000001',
  actorName: 'Asha',
  action: 'update',
  subject: 'category',
  subjectId: '0196a7e2-0000-7000-8000-000000000002',
  subjectName: 'दालें',
  subjectCatalog: null,
  before: { hindiName: 'दाल', name: 'Dal' },
  after: { hindiName: 'दालें', name: 'Pulses' },
  createdAt: '2026-11-15T06:00:00.000Z',
};

test('marks Hindi values as Hindi, in a font of the console', async () => {
  mockApi({ 'GET admin/audit': () => ({ body: { data: [entry], nextCursor: null } }) });
  const screen = await renderScreen(<AuditScreen />);
  const old = screen.getByText('दाल', { exact: true });
  await expect.element(old).toHaveAttribute('lang', 'hi');
  expect(getComputedStyle(old.element()).fontFamily).toContain('Mukta');
  for (const text of await screen.getByText('दालें').all()) await expect.element(text).toHaveAttribute('lang', 'hi');
  await expect.element(screen.getByText('Pulses')).not.toHaveAttribute('lang');
});
