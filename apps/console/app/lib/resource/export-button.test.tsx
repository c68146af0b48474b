import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ExportButton } from './export-button.tsx';
import { PrintRowsButton } from './print-rows-button.tsx';

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
    <ExportButton
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

test('says in the file, too, that the rest of a very long list was left out', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const screen = await renderScreen(
    <ExportButton
      fileName="changes"
      columns={[['Name', (row: { name: string }) => row.name]]}
      load={async () => ({ data: [{ name: 'Asha' }], nextCursor: 'more' })}
      errorText="Failed to load data"
      maxRows={2}
    />,
  );
  await screen.getByRole('button', { name: 'Export' }).click();
  const lines = 'Name\r\nAsha\r\nAsha\r\nOnly the first 2 rows are in it. Filter the list for the others.\r\n';
  await vi.waitFor(async () => expect(await files[0]?.text()).toBe(lines));
  vi.restoreAllMocks();
});

test('prints all pages of a list as a table that stands alone, and says when it is cut off', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  let pages = 0;
  const load = async () => {
    pages += 1;
    return { data: Array.from({ length: 1000 }, (_, at) => ({ name: `Bill ${pages}-${at}` })), nextCursor: 'more' };
  };
  const columns = [['Name', (row: { name: string }) => row.name]] as const;
  const screen = await renderScreen(
    <PrintRowsButton title="purchases" columns={columns} load={load} errorText="Failed to load data" />,
  );
  await screen.getByRole('button', { name: 'Print' }).click();
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector('body > .print-alone');
  expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(2000);
  expect(sheet?.textContent).toContain('Bill 2-999');
  await expect.element(screen.getByText(/Only the first 2000 rows/)).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(document.querySelector('.print-alone')).toBeNull());
  vi.restoreAllMocks();
});
