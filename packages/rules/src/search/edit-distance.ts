/** Damerau–Levenshtein distance (optimal string alignment). Stops early with `max + 1` when it is certainly more than `max`. */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let secondLastRow: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, j) => j);
  let leastOfLastRow = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (secondLastRow[j - 2] ?? 0) + 1);
      row.push(best);
      if (best < least) least = best;
    }
    // A later row takes its values from the two before it.
    if (least > max && leastOfLastRow > max) return max + 1;
    leastOfLastRow = least;
    secondLastRow = lastRow;
    lastRow = row;
  }
  return lastRow[b.length] ?? 0;
}

/** Edits up to which a word counts as a misspelling. Short words tolerate none: "dal" is not "oil". */
export const toleratedEdits = (length: number): number => (length <= 3 ? 0 : length <= 4 ? 1 : length <= 9 ? 2 : 3);
