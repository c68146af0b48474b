/** Damerau–Levenshtein distance (optimal string alignment). Stops early when the lengths differ by more than `max`. */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let secondLastRow: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (secondLastRow[j - 2] ?? 0) + 1);
      row.push(best);
    }
    secondLastRow = lastRow;
    lastRow = row;
  }
  return lastRow[b.length] ?? 0;
}

/** Edits up to which a word counts as a misspelling. Short words tolerate none: "dal" is not "oil". */
export const toleratedEdits = (length: number): number => (length <= 3 ? 0 : length <= 4 ? 1 : length <= 9 ? 2 : 3);
