import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { catalog as texts } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { packSize } from '@subah/rules/catalog/pack-size';
import { formatRupees } from '@subah/rules/money';
import { cx } from '@subah/ui/class-names';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { fillText } from '@subah/ui/fill-text';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { SearchBox } from '../../lib/list/list-toolbar.tsx';
import { LoadMore } from '../../lib/list/load-more.tsx';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { useList } from '../../lib/list/use-list.ts';
import { useSearchText } from '../../lib/list/use-search-text.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { nextCell } from './next-cell.ts';
import { type EditableField, useInlineEdit } from './use-inline-edit.ts';
import { usePasteColumn } from './use-paste-column.ts';

const FIELDS = ['price', 'mrp', 'stock'] as const satisfies EditableField[];
const LABELS = { price: t(common.priceInRupees), mrp: t(common.mrpInRupees), stock: t(common.stock) };
const LIST = 'rate-board';

/** Spreadsheet of prices and stock: Enter and arrow keys move, every cell saves on blur. */
export function RateBoardScreen() {
  const { text, setText, q } = useSearchText();
  const list = useList({
    name: LIST,
    query: q,
    load: (cursor) =>
      api('GET admin/products', {
        query: { catalog: 'fruits', q: q || undefined, cursor, limit: 100, sort: 'name' },
      }),
  });
  const replaceRow = (changed: ProductRow) => list.replaceRow(({ _id }) => _id === changed._id, changed);
  const [savedText, setSavedText] = useState('');
  const table = useRef<HTMLTableElement>(null);
  const paste = usePasteColumn({ rows: list.rows, listId: LIST, onSaved: replaceRow });

  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number): boolean => {
    const next = nextCell(event.key, { row, column }, { rows: list.rows.length });
    if (!next) return false;
    event.preventDefault();
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus();
    return true;
  };

  return (
    <section className="card min-w-0 overflow-hidden" aria-label={t(texts.rateBoard)}>
      <p role="status" className="sr-only">
        {savedText}
      </p>
      <div className="flex flex-wrap items-center gap-3 border-line border-b p-3">
        <SearchBox label={t(texts.searchFruits)} value={text} onChange={setText} />
        <p className="text-ink-600">
          {fillText(t(texts.rateBoardHelp), {
            enter: <kbd className="kbd">{t(texts.enterKey)}</kbd>,
            down: <kbd className="kbd">↓</kbd>,
            escape: <kbd className="kbd">{t(texts.escapeKey)}</kbd>,
            added: <kbd className="kbd">+10</kbd>,
          })}
        </p>
      </div>
      {list.isLoading && <RowsSkeleton />}
      {Boolean(list.error) && list.rows.length === 0 && (
        <ErrorState title={t(common.productsFailed)} onRetry={list.reload} />
      )}
      {!list.isLoading && !list.error && list.rows.length === 0 && (
        <EmptyState title={t(common.noProducts)} text={text === '' ? t(texts.noRates) : undefined} />
      )}
      {list.rows.length > 0 && (
        <div className="overflow-auto md:max-h-[calc(100dvh-13rem)]">
          <table ref={table} className="w-full border-separate border-spacing-0">
            <caption className="sr-only">{t(texts.ratesCaption)}</caption>
            <thead>
              <tr className="text-left text-ink-600 text-xs">
                <th scope="col" className={HEAD}>
                  {t(common.name)}
                </th>
                <th scope="col" className={cx(HEAD, 'text-right max-md:hidden')}>
                  {t(texts.yesterday)}
                </th>
                {FIELDS.map((field) => (
                  <th key={field} scope="col" className={cx(HEAD, 'text-right')}>
                    {LABELS[field]}
                    {field === 'price' && (
                      <span className="block font-normal md:hidden" aria-hidden>
                        {t(texts.yesterday)}
                      </span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row, index) => (
                <tr key={row._id} className="hover:bg-mango-50">
                  <th
                    scope="row"
                    className="wrap-anywhere border-line border-b py-1.5 pl-3 text-left font-normal max-md:[&_img]:hidden"
                  >
                    <NamedThumbnail path={row.image} name={row.name} note={packSize(row.quantity, row.unit)} />
                  </th>
                  <td className="border-line border-b px-3 py-1 text-right max-md:hidden">
                    <YesterdayPrice row={row} />
                  </td>
                  {FIELDS.map((field, column) => (
                    <td key={field} className="border-line border-b px-0.5 py-1 text-right md:px-1.5">
                      <BoardCell
                        row={row}
                        field={field}
                        cell={`${index}-${column}`}
                        onSaved={(changed) => {
                          replaceRow(changed);
                          setSavedText(`${changed.name}: ${LABELS[field]} ${changed[field]}`);
                        }}
                        onStockChanged={replaceRow}
                        onMove={(event) => move(event, index, column)}
                        onPaste={(event) => void paste(event, index, field)}
                      />
                      {field === 'price' && (
                        <span className="block text-xs md:hidden" aria-hidden>
                          <YesterdayPrice row={row} />
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.rows.length > 0 && (list.loadMore || Boolean(list.error)) && (
        <div className="border-line border-t p-3 text-right">
          <LoadMore list={list} errorText={t(common.productsFailed)} />
        </div>
      )}
    </section>
  );
}

const HEAD = 'sticky top-0 z-1 border-line border-b bg-sunk px-1.5 py-2 font-semibold first:pl-3 md:px-3';

/** With what today's price differs by. */
function YesterdayPrice({ row: { price, yesterdayPrice } }: { row: ProductRow }) {
  const rise = price - yesterdayPrice;
  return (
    <span className="num whitespace-nowrap text-ink-600">
      {formatRupees(yesterdayPrice)}
      {rise !== 0 && (
        <b className={cx('max-md:block md:ml-1', rise > 0 ? 'text-chilli' : 'text-leaf-700')}>
          {rise > 0 ? '+' : '−'}
          {formatRupees(Math.abs(rise))}
        </b>
      )}
    </span>
  );
}

type BoardCellProps = {
  row: ProductRow;
  field: (typeof FIELDS)[number];
  /** Row and column: "3-0". */
  cell: string;
  onSaved: (changed: ProductRow) => void;
  onStockChanged: (changed: ProductRow) => void;
  /** Returns false if the key does not move the focus. */
  onMove: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
};

function BoardCell({ row, field, cell, onSaved, onStockChanged, onMove, onPaste }: BoardCellProps) {
  const { input, state, save, revert } = useInlineEdit({ row, field, listId: LIST, onSaved, onStockChanged });
  return (
    <input
      data-cell={cell}
      aria-label={t(texts.fieldOf, { field: LABELS[field], name: row.name })}
      {...input}
      onPaste={onPaste}
      onKeyDown={(event) => {
        if (event.key === 'Escape') revert();
        // Moving saves on blur; in the last row Enter saves explicitly.
        else if (!onMove(event) && event.key === 'Enter') void save();
      }}
      className={cx(
        'num h-11 w-16 rounded-sm border px-1.5 text-right focus:border-leaf-600 md:h-9 md:w-24 md:px-2',
        state === 'saved' ? 'border-leaf-600 bg-leaf-50' : 'border-line bg-card',
        state === 'saving' && 'opacity-60',
        state === 'rejected' && 'border-chilli bg-chilli-50',
      )}
    />
  );
}
