import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { cx } from '@subah/ui/class-names';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { formatForSheet } from '../dates/format-date.ts';
import type { CsvColumns } from './resource.ts';

type PrintedRowsProps<Row> = {
  title: string;
  columns: CsvColumns<Row>;
  rows: readonly Row[];
  onPrinted: () => void;
};

/** A table on paper only, and the only thing on it; opens the print dialog. */
export function PrintedRows<Row>({ title, columns, rows, onPrinted }: PrintedRowsProps<Row>) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const handlePrinted = () => end();
    window.addEventListener('afterprint', handlePrinted);
    window.print();
    return () => window.removeEventListener('afterprint', handlePrinted);
  }, []);
  return createPortal(
    <div className="print-alone hidden print:block">
      <h1 className="font-bold text-base first-letter:uppercase">{title}</h1>
      <p className="mb-2 text-xs">
        {formatForSheet(new Date().toISOString())} · {t(texts.rowCount, { count: rows.length })}
      </p>
      <table className="w-full border-collapse text-[8pt] leading-tight">
        <thead>
          <tr>
            {columns.map(([heading]) => (
              <th key={heading} scope="col" className="border border-ink-400 px-1 py-0.5 text-left">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={at} className="break-inside-avoid">
              {columns.map(([heading, cell]) => {
                const value = cell(row) ?? '';
                return (
                  <td
                    key={heading}
                    className={cx(
                      'wrap-anywhere border border-ink-400 px-1 py-0.5 align-top',
                      typeof value === 'number' && 'num whitespace-nowrap text-right',
                    )}
                  >
                    {value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
