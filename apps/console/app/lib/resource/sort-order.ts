import type { TableSort } from '@subah/ui/table';

type SortableColumn = { key: string; sort?: { up?: string; down?: string } };

/** The sorted column of the table for a `sort` parameter. */
export function tableSort(columns: readonly SortableColumn[], sort: string): TableSort | undefined {
  const column = columns.find(({ sort: own }) => own && (own.up === sort || own.down === sort));
  if (!column || sort === '') return undefined;
  return { key: column.key, direction: column.sort?.up === sort ? 'ascending' : 'descending' };
}

/** The `sort` parameter after a press on a column: ascending, descending, then the default order. */
export function nextSort(columns: readonly SortableColumn[], key: string, sort: string): string {
  const own = columns.find((column) => column.key === key)?.sort;
  const steps = [own?.up, own?.down, ''].filter((step) => step !== undefined);
  return steps[(steps.indexOf(sort) + 1) % steps.length] ?? '';
}
