type Named = { label: string; group: string | null; words?: string };

const normalize = (text: string): string => text.toLowerCase().replace('&', 'and').trim();

/** Matching sections, ranked: name starts with the text, a word does, the group does, the text is anywhere inside, then what is found there. */
export function findSections<Item extends Named>(sections: readonly Item[], typed: string): Item[] {
  const text = normalize(typed);
  if (!text) return [...sections];
  const rank = ({ label, group, words = '' }: Named): number => {
    const [name, heading] = [normalize(label), normalize(group ?? '')];
    const tests = [
      name.startsWith(text),
      name.includes(` ${text}`),
      heading.startsWith(text) || heading.includes(` ${text}`),
      `${heading} ${name}`.includes(text),
      ` ${normalize(words)}`.includes(` ${text}`),
    ];
    return tests.indexOf(true);
  };
  return sections
    .map((section) => ({ section, rank: rank(section) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.section);
}
