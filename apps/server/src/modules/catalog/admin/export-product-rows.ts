import type { ProductRow } from '@subah/contract/catalog/products-admin';
import type { FileResponse } from '@subah/contract/endpoint';
import { packSize } from '@subah/rules/catalog/pack-size';
import type { Db } from '../../../platform/database/database.ts';
import { csvFile } from '../../../platform/http/csv-file.ts';
import { listForAdmin, type SortedFilter } from './list-for-admin.ts';

const BATCH_SIZE = 1000;

const HEADER = [
  ...['Code', 'Name', 'Brand', 'Pack', 'Category', 'Subcategory'],
  ...['Price', 'MRP', 'Stock', 'Low at', 'On sale'],
];

/** The table of the console, as it is filtered and sorted there. */
export const exportProductRows = (db: Db, filter: SortedFilter): FileResponse =>
  csvFile('products.csv', HEADER, readCells(db, filter));

async function* readCells(db: Db, filter: SortedFilter) {
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await listForAdmin(db, { ...filter, limit: BATCH_SIZE, cursor });
    yield data.map(toCells);
    cursor = nextCursor ?? undefined;
  } while (cursor);
}

const toCells = (row: ProductRow) => [
  row.code,
  row.name,
  row.brand ?? '',
  packSize(row.quantity, row.unit),
  row.categoryId.name,
  row.subcategoryId?.name ?? '',
  row.price,
  row.mrp,
  row.stock,
  row.lowStockAt,
  row.isAvailable ? 'yes' : 'no',
];
