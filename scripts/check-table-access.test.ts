import { expect, test } from 'vitest';
import { tablesInSql, writesToImportedTables } from './check-table-access.ts';

const tables = (text: string) =>
  tablesInSql(text).map(({ table, isWrite }) => `${isWrite ? 'writes' : 'reads'} ${table}`);

test.each([
  ['select 1 from orders', ['reads orders']],
  ['select 1 from orders as o, order_lines l where o.id = l.order_id', ['reads orders', 'reads order_lines']],
  ['select 1 from a left join public."users" on true', ['reads a', 'reads users']],
  ['delete from carts using users where true', ['writes carts', 'reads users']],
  ['insert into orders (id) select id from old', ['writes orders', 'reads old']],
  ['update only products set stock = 0 from lines', ['writes products', 'reads lines']],
  ['with gone as (delete from carts returning id) select 1 from gone', ['writes carts', 'reads gone']],
])('finds the tables of: %s', (text, expected) => {
  expect(tables(text)).toEqual(expected);
});

test('finds writes through Drizzle to imported tables', () => {
  const source = `import { orders, lines as rows } from '../orders/orders.tables.ts';
    await tx.update(orders).set({}); await tx.delete(rows); cache.delete(key); await tx.select().from(orders);`;
  expect(writesToImportedTables(source)).toEqual([
    { table: 'orders', owner: 'orders' },
    { table: 'rows', owner: 'orders' },
  ]);
});
