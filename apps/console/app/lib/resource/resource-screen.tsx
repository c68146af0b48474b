import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { Table } from '@subah/ui/table';
import { toast } from '@subah/ui/toast';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LoadMore } from '../load-more.tsx';
import { failureText, showFailure } from '../show-failure.ts';
import { useList } from '../use-list.ts';
import { useParam } from '../use-param.ts';
import { useReadAgain } from '../use-read-again.ts';
import { useSearchText } from '../use-search-text.ts';
import { ListTools } from './list-tools.tsx';
import type { Resource } from './resource.ts';
import { ResourceSheet } from './resource-sheet.tsx';
import { useFilters } from './use-filters.ts';

/**
 * Search, filters, table, form and delete of one kind of thing, as its description says. On tabs one follows the other
 * in the same place: with a key of its own it does not show the rows of the one before, which have other columns.
 */
export const ResourceScreen = <Row,>({ resource }: { resource: Resource<Row> }) => (
  <List key={resource.id} resource={resource} />
);

function List<Row>({ resource }: { resource: Resource<Row> }) {
  const search = useSearchText();
  const [sort, setSort] = useParam('sort');
  const filters = useFilters(resource.filters ?? []);
  const wanted = { q: search.q, sort, filters: filters.values };
  const list = useList([resource.id, wanted], (cursor) => resource.list({ ...wanted, cursor }));
  const reload = useReload(resource);
  const [open, setOpen] = useState<{ row: Row | undefined } | undefined>();
  const [leaving, setLeaving] = useState<Row | undefined>();
  const [seen, setSeen] = useState<Row | undefined>();

  return (
    <div className="card min-w-0 overflow-hidden">
      {hasTools(resource) && (
        <ListTools
          search={resource.search}
          q={search.typed}
          onSearch={search.type}
          filters={filters}
          owner={resource.id}
        >
          {resource.tools?.(wanted)}
          {resource.form && (
            <Button size="sm" onClick={() => setOpen({ row: undefined })}>
              <Plus className="size-4" aria-hidden />
              Create {resource.noun}
            </Button>
          )}
        </ListTools>
      )}
      <Rows
        resource={resource}
        list={list}
        sort={sort}
        onSort={setSort}
        onEdit={(row) => setOpen({ row })}
        onDelete={setLeaving}
        onSee={setSeen}
        reload={reload}
        onClear={search.q || filters.isSet ? filters.clear : undefined}
      />
      {open && resource.form && (
        <ResourceSheet
          owner={resource.id}
          noun={resource.noun}
          form={resource.form}
          row={open.row}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            reload();
          }}
        />
      )}
      {seen && resource.detail?.(newest(list.rows, seen, resource), { close: () => setSeen(undefined), reload })}
      {leaving && (
        <DeleteDialog
          resource={resource}
          row={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined);
            reload();
          }}
        />
      )}
    </div>
  );
}

const hasTools = <Row,>({ search, filters, form, tools }: Resource<Row>): boolean =>
  Boolean(search || filters?.length || form || tools);

/** The row as the list has it now; one that has left the list stays as it was seen. */
const newest = <Row,>(rows: Row[], seen: Row, { rowKey }: Resource<Row>): Row =>
  rows.find((row) => rowKey(row) === rowKey(seen)) ?? seen;

function useReload<Row>({ id, alsoChanges = [] }: Resource<Row>): () => void {
  const again = useReadAgain();
  return () => again([id, ...alsoChanges]);
}

type RowsProps<Row> = {
  resource: Resource<Row>;
  list: ReturnType<typeof useList<Row>>;
  sort: string;
  onSort: (sort: string) => void;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  onSee: (row: Row) => void;
  onClear: (() => void) | undefined;
  reload: () => void;
};

function Rows<Row>(props: RowsProps<Row>) {
  const { resource, list, sort, onSort, onClear, reload } = props;
  if (list.isLoading) return <RowsSkeleton />;
  if (list.error && list.rows.length === 0) {
    return <ErrorState title={resource.failed} text={failureText(list.error, '')} onRetry={list.reload} />;
  }
  if (list.rows.length === 0) {
    const clear = onClear && (
      <Button variant="line" onClick={onClear}>
        Clear filter
      </Button>
    );
    return <EmptyState title={resource.empty} action={clear} />;
  }
  const hasActions = Boolean(resource.form || resource.remove || resource.actions || resource.detail);
  const columns = [
    ...resource.columns.map((column) => ({
      key: column.key,
      label: column.label,
      align: column.align,
      hideOnPhone: column.hideOnPhone,
      fillsPhone: column.fillsPhone,
      wideOnly: column.wideOnly,
      sortable: Boolean(column.sort),
    })),
    ...(hasActions ? [{ key: ACTIONS, label: 'Actions', align: 'right' as const, isActions: true }] : []),
  ];
  return (
    <div className={list.isOutdated ? 'opacity-60 transition-opacity' : undefined}>
      <Table
        caption={resource.nouns}
        columns={columns}
        rows={list.rows}
        rowKey={resource.rowKey}
        sort={shownSort(resource, sort)}
        onSort={(key) => onSort(nextSort(resource, key, sort))}
        className="md:max-h-[calc(100dvh-13rem)]"
        renderCell={(row, key) =>
          key === ACTIONS ? (
            <RowActions {...props} row={row} />
          ) : (
            resource.columns.find((column) => column.key === key)?.cell(row, reload)
          )
        }
      />
      <p className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-3.5 py-2 text-ink-600">
        <span role="status" className="num">
          {list.rows.length} {list.rows.length === 1 ? resource.noun : resource.nouns}
          {list.more ? ' so far' : ''}
        </span>
        <LoadMore list={list} failed={resource.failed} />
      </p>
    </div>
  );
}

const ACTIONS = 'actions';

function RowActions<Row>({ resource, row, onEdit, onDelete, onSee, reload }: RowsProps<Row> & { row: Row }) {
  const name = <span className="sr-only"> {resource.rowName(row)}</span>;
  return (
    <span className="flex flex-wrap gap-1 md:justify-end xl:flex-nowrap">
      {resource.detail && (
        <Button variant="quiet" size="sm" onClick={() => onSee(row)}>
          Open{name}
        </Button>
      )}
      {resource.form && !resource.createOnly && (
        <Button variant="quiet" size="sm" onClick={() => onEdit(row)}>
          <Pencil className="size-4" aria-hidden />
          Edit{name}
        </Button>
      )}
      {resource.actions?.(row, reload)}
      {resource.remove && (
        <Button variant="quiet" size="sm" className="text-chilli" onClick={() => onDelete(row)}>
          <Trash2 className="size-4" aria-hidden />
          {resource.remove.label ?? 'Delete'}
          {name}
        </Button>
      )}
    </span>
  );
}

type DeleteDialogProps<Row> = { resource: Resource<Row>; row: Row; onClose: () => void; onDone: () => void };

function DeleteDialog<Row>({ resource, row, onClose, onDone }: DeleteDialogProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const label = resource.remove?.label ?? 'Delete';
  const confirm = async () => {
    setBusy(true);
    try {
      const answer = await resource.remove?.send(row);
      if (answer) toast(answer.message);
      onDone();
    } catch (error) {
      showFailure(error, resource.remove?.failed ?? '');
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={`${label} this ${resource.noun}?`}
      message={resource.rowName(row)}
      confirmLabel={label}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function shownSort<Row>(resource: Resource<Row>, sort: string) {
  const column = resource.columns.find(({ sort: own }) => own && (own.up === sort || own.down === sort));
  if (!column || sort === '') return undefined;
  return { key: column.key, direction: column.sort?.up === sort ? ('ascending' as const) : ('descending' as const) };
}

/** One press sorts, the next turns round, the third goes back to the usual order. */
function nextSort<Row>(resource: Resource<Row>, key: string, sort: string): string {
  const own = resource.columns.find((column) => column.key === key)?.sort;
  const steps = [own?.up, own?.down, ''].filter((step) => step !== undefined);
  return steps[(steps.indexOf(sort) + 1) % steps.length] ?? '';
}

export function RowsSkeleton() {
  return (
    <Loading label="Loading…" className="grid gap-px p-3.5">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Loading>
  );
}
