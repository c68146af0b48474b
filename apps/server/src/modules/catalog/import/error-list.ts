import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import type { RowError } from './read-row.ts';

const ERROR_COLUMNS = ['line', 'field', 'error'];

/**
 * Writes rows with errors as CSV that can be corrected and imported again: each row once, with all its errors, because a
 * second copy would be imported uncorrected. The errors of one row follow each other.
 */
export function startErrorList(header: string[], write: (text: string) => void) {
  // The file may be an earlier list of errors.
  const skipped = ERROR_COLUMNS.every((title, place) => header[place]?.trim() === title) ? ERROR_COLUMNS.length : 0;
  let open: RowError[] = [];
  const writeRow = () => {
    const [first] = open;
    if (!first) return;
    const fields = [...new Set(open.map(({ field }) => field))].join(', ');
    const messages = open.map(({ message }) => message).join(' ');
    write(csvLine([String(first.line), fields, messages, ...first.cells.slice(skipped)]));
    open = [];
  };
  write(CSV_MARK + csvLine([...ERROR_COLUMNS, ...header.slice(skipped)]));
  return {
    add(error: RowError): void {
      if (open[0]?.line !== error.line) writeRow();
      open.push(error);
    },
    end: writeRow,
  };
}
