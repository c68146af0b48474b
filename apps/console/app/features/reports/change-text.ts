/** "+12%" against the period before; empty when there is nothing to compare with. */
export function changeText(now: number, before: number): string {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  return percent > 0 ? `+${percent}%` : `${percent}%`.replace('-', '−');
}
