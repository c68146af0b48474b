type Named = { name: string; hindiName: string | null };

/** "apple", "आटा"; no numbers, and no units such as "mg". */
const IS_NOUN = /^(?:[a-z-]{3,}|\p{Script=Devanagari}+)$/iu;

/** "Apple, Shimla" and "Apple, Golden" are apples; "शरबती आटा" is आटा: the last noun of the name. */
function kindOf({ name, hindiName }: Named): string {
  const words = (hindiName ?? name.split(',')[0] ?? '').split(/\s+/).filter((word) => IS_NOUN.test(word));
  return (words.at(-1) ?? name).toLowerCase();
}

/** The kind of the product first, then one product of each other kind, then the rest. Keeps the order otherwise. */
export function orderSimilar<Product extends Named>(product: Named, others: readonly Product[]): Product[] {
  const ownKind = kindOf(product);
  const seen = new Set<string>();
  const placeOf = (other: Product): number => {
    const kind = kindOf(other);
    if (kind === ownKind) return 0;
    if (seen.has(kind)) return 2;
    seen.add(kind);
    return 1;
  };
  return others
    .map((other) => ({ other, place: placeOf(other) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ other }) => other);
}
