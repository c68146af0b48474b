/** Index of the first item whose word is not less than the text; the items are sorted by their word. */
export function lowerBound<Item>(items: readonly Item[], text: string, wordOf: (item: Item) => string): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && wordOf(item) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
