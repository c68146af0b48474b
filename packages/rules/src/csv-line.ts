/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
export const CSV_MARK = '\ufeff';

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(quoteCell).join(',')}\r\n`;

/** Prefixes text that a spreadsheet would run as a formula. */
function quoteCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+@\t\r-]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
