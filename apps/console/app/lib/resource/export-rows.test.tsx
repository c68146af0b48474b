import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ExportRows } from './export-rows.tsx';

test('writes all pages of a list into one file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const pages = { first: { data: [{ name: 'Asha, Rao', coins: 4 }], nextCursor: 'second' } };
  const load = async (cursor: string | undefined) =>
    cursor ? { data: [{ name: '=cmd()', coins: 0 }], nextCursor: null } : pages.first;
  const screen = await renderScreen(
    <ExportRows
      fileName="customers"
      columns={[
        ['Name', (row) => row.name],
        ['Coins', (row) => row.coins],
      ]}
      load={load}
      errorText="Failed to load data"
    />,
  );
  await screen.getByRole('button', { name: 'Export' }).click();
  await vi.waitFor(async () => expect(await files[0]?.text()).toBe('Name,Coins\r\n"Asha, Rao",4\r\n\'=cmd(),0\r\n'));
  vi.restoreAllMocks();
});
