import { Table, type TableColumn } from '@subah/ui/table';
import type { Key, ReactNode } from 'react';

type ReportTableProps<Row, Column extends string> = {
  title: string;
  /** Beside the title while there are rows. */
  action?: ReactNode;
  note?: ReactNode;
  columns: readonly TableColumn<Column>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  renderCell: (row: Row, column: Column) => ReactNode;
  empty: string;
};

/** A card with a table, which stays on one printed page if it fits. */
export function ReportTable<Row, Column extends string>(props: ReportTableProps<Row, Column>) {
  const { title, action, note, columns, rows, rowKey, renderCell, empty } = props;
  return (
    <div className="card min-w-0 p-4 print:break-inside-avoid">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="font-bold text-base">{title}</h2>
        {rows.length > 0 && action}
      </div>
      {note && <p className="mb-2 text-ink-600">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-ink-600">{empty}</p>
      ) : (
        <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} renderCell={renderCell} />
      )}
    </div>
  );
}
