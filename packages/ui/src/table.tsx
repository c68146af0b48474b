import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { cx } from './class-names.ts';

export type TableColumn<ColumnKey extends string = string> = {
  key: ColumnKey;
  label: string;
  align?: 'left' | 'right' | undefined;
  hideOnPhone?: boolean | undefined;
  /** Has a line of its own on phones. */
  fillsPhone?: boolean | undefined;
  /** Shows the label on phones, for values that do not explain themselves; otherwise it is only read out. */
  labelOnPhone?: boolean | undefined;
  /** Hidden between phone and desktop width. */
  wideOnly?: boolean | undefined;
  /** Buttons: sticky at the right edge; on phones on a line of their own if they start one. */
  isActions?: boolean | undefined;
  /** Boxes to tick: narrow, on phones beside all lines of the row; the label is read out, not shown. */
  isBox?: boolean | undefined;
  sortable?: boolean | undefined;
};

export type TableSort = { key: string; direction: 'ascending' | 'descending' };

type TableProps<Row, ColumnKey extends string> = {
  /** Visually hidden; a visible heading stands outside. */
  caption: string;
  columns: readonly TableColumn<ColumnKey>[];
  rows: readonly Row[];
  renderCell: (row: Row, column: ColumnKey) => ReactNode;
  rowKey: (row: Row) => Key;
  sort?: TableSort | undefined;
  onSort?: ((column: ColumnKey) => void) | undefined;
  /** Of the scroll container: with a max-height the head stays sticky. */
  className?: string | undefined;
};

/** A table; on phones each row is a block with two cells per line. */
export function Table<Row, ColumnKey extends string>(props: TableProps<Row, ColumnKey>) {
  const { caption, columns, rows, renderCell, rowKey, sort, onSort, className } = props;
  const hasBoxes = columns.some(({ isBox }) => isBox);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the container scrollable by keyboard
    <section aria-label={caption} tabIndex={0} className={cx('relative overflow-auto', className)}>
      <table className="w-full border-separate border-spacing-0 max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:hidden">
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(ROW, hasBoxes ? 'max-md:relative max-md:pr-3.5 max-md:pl-13' : 'max-md:px-3.5')}
            >
              {columns.map((column) => (
                <td key={column.key} className={cx(CELL, placeClass(column), phoneClass(columns, column))}>
                  <span className={column.labelOnPhone ? PHONE_LABEL : 'sr-only md:hidden'}>{column.label}: </span>
                  {renderCell(row, column.key)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadCellProps<ColumnKey extends string> = {
  column: TableColumn<ColumnKey>;
  sort: TableSort | undefined;
  onSort: ((column: ColumnKey) => void) | undefined;
};

function HeadCell<ColumnKey extends string>({ column, sort, onSort }: HeadCellProps<ColumnKey>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Icon = direction ? SORT_ICONS[direction] : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction} className={cx(HEAD, column.isActions ? 'z-2' : 'z-1', placeClass(column))}>
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(column.key)}
          className="tap-8 -mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-ink"
        >
          {column.label}
          <Icon aria-hidden className={cx('size-3.5', direction ? 'text-leaf-700' : 'text-ink-400')} />
        </button>
      ) : (
        <span className={column.isBox ? 'sr-only' : undefined}>{column.label}</span>
      )}
    </th>
  );
}

const placeClass = ({ align, wideOnly, isActions, isBox }: TableColumn) =>
  cx(
    isBox && 'md:pr-0! md:pl-1!',
    align === 'right' ? 'md:text-right' : 'md:text-left',
    wideOnly && 'md:max-xl:hidden',
    isActions && 'md:sticky md:right-0',
  );

/** On phones the first line of a row is emphasized. */
function phoneClass(columns: readonly TableColumn[], column: TableColumn): string {
  if (column.hideOnPhone) return 'max-md:hidden';
  if (column.isBox) return 'max-md:absolute max-md:top-3.5 max-md:left-3.5';
  const place = phonePlace(columns, column);
  const isRight = place % 2 === 1 && !fillsLine(column, place);
  return cx(
    fillsLine(column, place) && 'max-md:col-span-full',
    isRight && (column.isActions ? 'max-md:*:justify-end' : 'max-md:text-right'),
    place < 2 ? 'max-md:font-semibold' : 'max-md:text-ink-600',
  );
}

/** Index of the half line on phones: even is left, odd is right. */
function phonePlace(columns: readonly TableColumn[], column: TableColumn): number {
  let place = 0;
  for (const other of columns.filter(({ hideOnPhone, isBox }) => !hideOnPhone && !isBox)) {
    const fills = fillsLine(other, place);
    if (fills) place += place % 2;
    if (other === column) break;
    place += fills ? 2 : 1;
  }
  return place;
}

const fillsLine = ({ fillsPhone, isActions }: TableColumn, place: number): boolean =>
  Boolean(fillsPhone || (isActions && place % 2 === 0));

const PHONE_LABEL = 'font-normal text-ink-600 text-xs md:hidden';
const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown };
const HEAD = 'sticky top-0 whitespace-nowrap border-line border-b bg-sunk px-3 py-2 font-semibold text-ink-600 text-xs';
const ROW = cx(
  'group max-md:grid max-md:grid-cols-[minmax(0,1fr)_fit-content(65%)] max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-line max-md:border-b',
  'max-md:py-2.5 max-md:last:border-b-0',
);
const CELL = cx(
  'md:h-11 md:whitespace-nowrap md:border-line md:border-b md:px-3 md:py-2 md:bg-card md:group-last:border-b-0 md:group-hover:bg-mango-50',
  'max-md:min-w-0',
);
