import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ImportColumns, ImportPreview } from '@subah/contract/catalog/import-admin';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ColumnMapping } from '@subah/rules/catalog/list-columns';
import { importColumns } from '@subah/rules/catalog/list-columns';
import { toRupees } from '@subah/rules/money';
import type { Deps } from '../../../deps.ts';
import { importProducts } from '../import/import-products.ts';
import { openList } from '../import/open-list.ts';
import type { RowError } from '../import/read-row.ts';
import { suspectPaise } from '../import/suspect-paise.ts';
import { MAX_ERRORS, shortError } from './import-uploads.ts';
import { writeLocalCopy } from './local-copy.ts';

type PreviewDeps = Pick<Deps, 'db' | 'pictures' | 'settings'>;
type Upload = { catalog: Catalog; bytes: Buffer; columns: ColumnMapping };

const SHOWN_ROWS = 3;
const MAX_SHOWN_CELL = 100;

/** How the columns of the file would be read. Missing required columns are no error here: a person chooses them next. */
export const previewColumns = (
  deps: PreviewDeps,
  { catalog, bytes, columns: mapping }: Upload,
): Promise<ImportColumns> =>
  withLocalCopy(deps, bytes, async (file) => {
    const list = await openList(file, mapping);
    const { columns: located, sample, close } = list;
    await close();
    const offered = new Set(importColumns(catalog));
    return {
      header: located.header.map((title) => title.trim()),
      columns: located.columns.filter(({ column }) => offered.has(column)),
      missing: located.missing,
      unused: located.unused,
      unit: located.unit ?? null,
      looksLikePaise: await suspectPaise(deps.db, catalog, list),
      sample: sample.slice(0, SHOWN_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, MAX_SHOWN_CELL))),
    };
  });

export const previewImport = (deps: PreviewDeps, { catalog, bytes, columns }: Upload): Promise<ImportPreview> =>
  withLocalCopy(deps, bytes, async (file) => {
    const errors: RowError[] = [];
    const done = await importProducts(deps, {
      catalog,
      file,
      columns,
      isPreview: true,
      onRowError: (error) => void (errors.length < MAX_ERRORS && errors.push(error)),
    });
    return {
      rows: done.rows,
      created: done.created,
      changed: done.changed,
      unchanged: done.unchanged,
      repeated: done.repeated,
      failed: done.failed,
      unknownUnits: done.unknownUnits,
      newCategories: done.newCategories,
      newSubcategories: done.newSubcategories,
      errors: errors.map(shortError),
      preview: done.preview.map((row) => ({
        line: row.line,
        state: row.state,
        code: row.code,
        name: row.name,
        category: row.category,
        subcategory: row.subcategory,
        price: toRupees(row.pricePaise),
        stock: row.stock,
      })),
    };
  });

async function withLocalCopy<Result>(
  deps: PreviewDeps,
  bytes: Buffer,
  read: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = await writeLocalCopy(deps, randomUUID(), bytes);
  try {
    return await read(file);
  } finally {
    await rm(file, { force: true });
  }
}
