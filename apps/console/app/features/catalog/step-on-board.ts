type Cell = { row: number; column: number };

/** Where a key leads from a cell of the board; nothing for keys that stay what they are, and at the edge. */
export function stepOnBoard(key: string, { row, column }: Cell, size: { rows: number }): Cell | undefined {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return undefined;
  const next = { row: row + step, column };
  return next.row >= 0 && next.row < size.rows ? next : undefined;
}
