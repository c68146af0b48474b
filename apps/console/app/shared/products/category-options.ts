import type { Catalog } from '@subah/rules/catalog/catalogs';
import { api } from '../../lib/api/session.ts';
import type { Option } from '../../lib/form/use-options.ts';

type NamedRow = { _id: string; name: string };

async function loadOptions(
  load: (cursor: string | undefined) => Promise<{ data: NamedRow[]; nextCursor: string | null }>,
) {
  const options: Option[] = [];
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await load(cursor);
    options.push(...data.map(({ _id, name }) => ({ value: _id, label: name })));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return options;
}

export const categoryOptions = (catalog: Catalog): Promise<Option[]> =>
  loadOptions((cursor) => api('GET admin/categories', { query: { catalog, limit: 100, cursor } }));

export const subcategoryOptions = (catalog: Catalog, categoryId: string): Promise<Option[]> =>
  categoryId === ''
    ? Promise.resolve([])
    : loadOptions((cursor) => api('GET admin/subcategories', { query: { catalog, categoryId, limit: 100, cursor } }));
