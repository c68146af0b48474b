import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { products } from '../src/modules/catalog/catalog.tables.ts';
import { readColumnMapping } from '../src/modules/catalog/import/columns.ts';
import { type ImportOptions, importProducts } from '../src/modules/catalog/import/import-products.ts';
import type { RowError } from '../src/modules/catalog/import/read-row.ts';
import { type OpenShop, openShop } from './open-shop.ts';

type ColumnOptions = Parameters<typeof readColumnMapping>[0];
type Options = Partial<Omit<ImportOptions, 'columns'>> & { columnOptions?: ColumnOptions };

/** An empty shop with a folder for import files. Close it when done. */
export async function openImports() {
  const shop: OpenShop = await openShop();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-import-'));
  let lists = 0;

  /** Imports the content into grocery unless the options name another catalog. */
  const importList = async (content: string | Buffer | undefined, { columnOptions = {}, ...options }: Options = {}) => {
    const file = options.file ?? path.join(folder, `list-${lists++}.csv`);
    if (content !== undefined) writeFileSync(file, content);
    const errors: RowError[] = [];
    const summary = await importProducts(
      { db: shop.database.db, pictures: shop.pictures },
      {
        catalog: 'grocery',
        columns: readColumnMapping(columnOptions),
        onRowError: (error) => errors.push(error),
        ...options,
        file,
      },
    );
    const { created, changed, unchanged, repeated, failed } = summary;
    return {
      ...summary,
      counts: { created, changed, unchanged, repeated, failed },
      errors: errors.map(({ line, field, message }) => [line, field, message]),
    };
  };

  return {
    shop,
    folder,
    db: shop.database.db,
    importList,
    async findProduct(code: string) {
      const [row] = await shop.database.db.select().from(products).where(eq(products.code, code));
      return row;
    },
    findByCodePrefix: (prefix: string) =>
      shop.database.db
        .select({ code: products.code, pricePaise: products.pricePaise, updatedAt: products.updatedAt })
        .from(products)
        .where(sql`starts_with(code, ${prefix})`)
        .orderBy(products.code),
    async close() {
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
