import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table, type TableColumn, type TableSort } from './table.tsx';

type Row = { name: string; price: number };
type ColumnKey = 'name' | 'price' | 'note';

const columns: TableColumn<ColumnKey>[] = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'price', label: 'Price', align: 'right', sortable: true },
  { key: 'note', label: 'Note', hideOnPhone: true },
];
const rows: Row[] = [
  { name: 'Tomato', price: 38 },
  { name: 'Onion', price: 30 },
];

function renderTable(sort?: TableSort) {
  const onSort = vi.fn();
  const table = render(
    <Table
      caption="Products"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      renderCell={(row, key) => (key === 'note' ? 'fresh' : row[key])}
      sort={sort}
      onSort={onSort}
    />,
  );
  return { table, onSort };
}

beforeEach(() => page.viewport(1280, 800));

test('renders a captioned table with a cell per column', async () => {
  const screen = await renderTable().table;
  await expect.element(screen.getByRole('table', { name: 'Products' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Tomato 38 fresh/ })).toBeVisible();
});

test('reports the column to sort by and marks the sorted one', async () => {
  const { table, onSort } = renderTable({ key: 'price', direction: 'descending' });
  const screen = await table;
  await expect.element(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
  await screen.getByRole('button', { name: 'Name' }).click();
  expect(onSort).toHaveBeenCalledExactlyOnceWith('name');
});

test('stacks the cells on phones and leaves out hidden columns', async () => {
  await page.viewport(360, 740);
  const screen = await renderTable().table;
  const [name, price, note] = Array.from(screen.container.querySelectorAll('td'), (cell) =>
    cell.getBoundingClientRect(),
  );
  if (!name || !price) throw new Error('no cells');
  expect(Math.abs(name.top - price.top)).toBeLessThan(4);
  expect(price.right).toBeLessThanOrEqual(360);
  expect(note?.width).toBe(0);
});

test('shows the label beside a value on phones where the column asks for it', async () => {
  await page.viewport(360, 740);
  const labelled = columns.map((column) => ({ ...column, labelOnPhone: column.key === 'price' }));
  const screen = await render(
    <Table
      caption="Products"
      columns={labelled}
      rows={rows.slice(0, 1)}
      rowKey={({ name }) => name}
      renderCell={(row, key) => (key === 'note' ? '' : row[key])}
    />,
  );
  const widthOf = (label: string) => screen.getByText(label).element().getBoundingClientRect().width;
  expect(widthOf('Price:')).toBeGreaterThan(20);
  expect(widthOf('Name:')).toBeLessThan(2);
});
