type Cell = { row: number; column: number };

/** Returns undefined for other keys and at the first or last row. */
export function nextCell(key: string, { row, column }: Cell, size: { rows: number }): Cell | undefined {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return undefined;
  const next = { row: row + step, column };
  return next.row >= 0 && next.row < size.rows ? next : undefined;
}
