import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { Option } from './resource/resource.ts';
import { api } from './session.ts';

type Named = { _id: string; name: string };

/** More shelves than this no list shows; a shop has dozens. */
const MOST_PAGES = 5;

async function allOf(load: (cursor: string | undefined) => Promise<{ data: Named[]; nextCursor: string | null }>) {
  const options: Option[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { data, nextCursor } = await load(cursor);
    options.push(...data.map(({ _id, name }) => ({ value: _id, label: name })));
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return options;
}

export const categoryOptions = (catalog: Catalog): Promise<Option[]> =>
  allOf((cursor) => api('GET admin/categories', { query: { catalog, limit: 100, cursor } }));

export const subcategoryOptions = (catalog: Catalog, categoryId: string): Promise<Option[]> =>
  categoryId === ''
    ? Promise.resolve([])
    : allOf((cursor) => api('GET admin/subcategories', { query: { catalog, categoryId, limit: 100, cursor } }));
