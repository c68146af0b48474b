/** Rows of the distance table, used again by every call: a search compares a misspelt word with hundreds of others. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/** Damerau–Levenshtein distance (optimal string alignment). Stops early with `max + 1` when it is certainly more than `max`. */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  const width = b.length + 1;
  if (width > rows[0].length) rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  let [secondLastRow, lastRow, row] = rows;
  for (let j = 0; j < width; j++) lastRow[j] = j;
  let leastOfLastRow = 0;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j < width; j++) {
      const isSame = letter === b.charCodeAt(j - 1);
      let best = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        best = Math.min(best, (secondLastRow[j - 2] ?? 0) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    // A later row takes its values from the two before it.
    if (least > max && leastOfLastRow > max) return max + 1;
    leastOfLastRow = least;
    [secondLastRow, lastRow, row] = [lastRow, row, secondLastRow];
  }
  return lastRow[b.length] ?? 0;
}

/** Edits up to which a word counts as a misspelling. Short words tolerate none: "dal" is not "oil". */
export const toleratedEdits = (length: number): number => (length <= 3 ? 0 : length <= 4 ? 1 : length <= 9 ? 2 : 3);
