import type { TableSort } from '@subah/ui/table';

type SortableColumn = { key: string; sort?: { up?: string; down?: string } };

export function tableSort(columns: readonly SortableColumn[], sort: string): TableSort | undefined {
  const column = columns.find(
    (candidate) => candidate.sort && (candidate.sort.up === sort || candidate.sort.down === sort),
  );
  if (!column || sort === '') return undefined;
  return { key: column.key, direction: column.sort?.up === sort ? 'ascending' : 'descending' };
}

/** Cycles a column through ascending, descending and the default order. */
export function nextSort(columns: readonly SortableColumn[], key: string, sort: string): string {
  const columnSort = columns.find((column) => column.key === key)?.sort;
  const steps = [columnSort?.up, columnSort?.down, ''].filter((step) => step !== undefined);
  return steps[(steps.indexOf(sort) + 1) % steps.length] ?? '';
}
