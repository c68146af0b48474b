/** A mark at the front tells spreadsheets that the file is UTF-8; without it Hindi is garbled. */
export const CSV_MARK = '\ufeff';

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** A text that a spreadsheet would take for a formula gets a quote before it. */
function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+@\t\r-]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
