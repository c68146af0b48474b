import { common } from '@subah/messages/console/common';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Table } from '@subah/ui/table';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import type { FormValues } from '../form/form-values.ts';
import { LoadMore } from '../list/load-more.tsx';
import { RowsSkeleton } from '../list/rows-skeleton.tsx';
import { ShownLimit } from '../list/shown-limit.tsx';
import type { List } from '../list/use-list.ts';
import type { ListQuery, Resource } from './resource.ts';
import { nextSort, tableSort } from './sort-order.ts';

type ResourceRowsProps<Row, Values extends FormValues> = {
  resource: Resource<Row, Values>;
  list: List<Row>;
  query: ListQuery;
  sort: string;
  onSort: (sort: string) => void;
  onOpen: (kind: 'edit' | 'copy' | 'delete' | 'detail', row: Row) => void;
  /** Undefined while no filter is set. */
  onClearFilters: (() => void) | undefined;
  /** Reloads this list and its dependent data. */
  reload: () => void;
};

export function ResourceRows<Row, Values extends FormValues>(props: ResourceRowsProps<Row, Values>) {
  const { resource, list, onClearFilters } = props;
  if (list.isLoading) return <RowsSkeleton />;
  if (list.error && list.rows.length === 0) {
    return <ErrorState title={resource.errorText} text={errorMessage(list.error, '')} onRetry={list.reload} />;
  }
  if (list.rows.length === 0) {
    const clear = onClearFilters && (
      <Button variant="line" onClick={() => onClearFilters()}>
        {t(texts.clearFilter)}
      </Button>
    );
    return <EmptyState title={resource.emptyText} action={clear} />;
  }
  return <RowsTable {...props} />;
}

const ACTIONS = 'actions';
const SELECT = 'select';
/** As many as a call for several records accepts. */
const MAX_SELECTED = 200;

function RowsTable<Row, Values extends FormValues>(props: ResourceRowsProps<Row, Values>) {
  const { resource, list, query, sort, onSort, reload } = props;
  const hasActions = Boolean(resource.form || resource.remove || resource.actions || resource.detail);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const keys = list.rows.map(resource.rowKey);
  // Rows that left the list are no longer selected.
  const chosen = selected.filter((key) => keys.includes(key));
  const columns = [
    ...(resource.bulk ? [{ key: SELECT, label: t(texts.select), isBox: true }] : []),
    ...resource.columns.map((column) => ({
      key: column.key,
      label: column.label,
      align: column.align,
      hideOnPhone: column.hideOnPhone,
      fillsPhone: column.fillsPhone,
      labelOnPhone: column.labelOnPhone,
      wideOnly: column.wideOnly,
      sortable: Boolean(column.sort),
    })),
    ...(hasActions ? [{ key: ACTIONS, label: t(texts.actions), align: 'right' as const, isActions: true }] : []),
  ];
  const replaceRow = (changed: Row) =>
    list.replaceRow((row) => resource.rowKey(row) === resource.rowKey(changed), changed);
  return (
    <div className={list.isOutdated ? 'opacity-60 transition-opacity' : undefined}>
      <Table
        caption={resource.plural}
        columns={columns}
        rows={list.rows}
        rowKey={resource.rowKey}
        sort={tableSort(resource.columns, sort)}
        onSort={(key) => onSort(nextSort(resource.columns, key, sort))}
        className="md:max-h-[calc(100dvh-13rem)]"
        renderCell={(row, key) =>
          key === ACTIONS ? (
            <RowActions {...props} row={row} />
          ) : key === SELECT ? (
            <SelectBox
              name={resource.rowName(row)}
              isChecked={chosen.includes(resource.rowKey(row))}
              onChange={(isChecked) =>
                setSelected([
                  ...chosen.filter((chosenKey) => chosenKey !== resource.rowKey(row)),
                  ...(isChecked ? [resource.rowKey(row)] : []),
                ])
              }
            />
          ) : (
            resource.columns.find((column) => column.key === key)?.cell(row, { reload, replaceRow })
          )
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-3.5 py-2 text-ink-600">
        <span role="status" className="num">
          {t(list.loadMore ? texts.countSoFar : texts.count, {
            count: list.rows.length,
            noun: list.rows.length === 1 ? resource.singular : resource.plural,
          })}
        </span>
        {resource.bulk && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setSelected(chosen.length === keys.length ? [] : keys.slice(0, MAX_SELECTED))}
          >
            {chosen.length === keys.length ? t(texts.selectNone) : t(texts.selectAllShown)}
          </Button>
        )}
        {list.endsAt !== undefined && <ShownLimit count={list.endsAt} limit={list.endsAt} />}
        <LoadMore list={list} errorText={resource.errorText} />
      </div>
      {chosen.length > 0 && resource.bulk?.({ keys: chosen, select: setSelected, reload, query })}
    </div>
  );
}

type SelectBoxProps = { name: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

const SelectBox = ({ name, isChecked, onChange }: SelectBoxProps) => (
  <label className="-m-2 inline-grid size-11 place-items-center">
    <input
      type="checkbox"
      aria-label={t(texts.selectRow, { name })}
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 accent-leaf-600"
    />
  </label>
);

/** Between phone and desktop width the icon stands alone, so that the buttons of a row keep to one line. */
const TABLET_ICON = 'md:max-xl:sr-only';

type RowActionsProps<Row, Values extends FormValues> = ResourceRowsProps<Row, Values> & { row: Row };

function RowActions<Row, Values extends FormValues>({ resource, row, onOpen, reload }: RowActionsProps<Row, Values>) {
  const name = <span className="sr-only"> {resource.rowName(row)}</span>;
  return (
    <span
      className={cx(
        'flex flex-wrap gap-1 md:justify-end',
        resource.detail ? 'xl:flex-nowrap' : 'md:flex-nowrap md:max-xl:gap-0.5',
      )}
    >
      {resource.detail && (
        <Button variant="quiet" size="sm" onClick={() => onOpen('detail', row)}>
          {t(common.open)}
          {name}
        </Button>
      )}
      {resource.form && !resource.createOnly && (resource.canEdit?.(row) ?? true) && (
        <Button variant="quiet" size="sm" onClick={() => onOpen('edit', row)}>
          <Pencil className="size-4" aria-hidden />
          <span className={TABLET_ICON}>{t(common.edit)}</span>
          {name}
        </Button>
      )}
      {resource.form?.copyValues && (resource.canEdit?.(row) ?? true) && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t(texts.duplicate, { name: resource.rowName(row) })}
          onClick={() => onOpen('copy', row)}
        >
          <Copy className="size-4" aria-hidden />
        </Button>
      )}
      {resource.actions?.(row, reload)}
      {resource.remove && (resource.remove.isAllowed?.(row) ?? true) && (
        <Button variant="quiet" size="sm" className="text-chilli" onClick={() => onOpen('delete', row)}>
          <Trash2 className="size-4" aria-hidden />
          <span className={TABLET_ICON}>{resource.remove.label ?? t(common.delete)}</span>
          {name}
        </Button>
      )}
    </span>
  );
}
