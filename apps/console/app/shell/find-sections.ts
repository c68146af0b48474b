type Named = { label: string; group: string | null };

const plain = (text: string): string => text.toLowerCase().replace('&', 'and').trim();

/** Sections for what was typed: names that start with it, then words that do, then groups, then anything inside. */
export function findSections<Item extends Named>(sections: readonly Item[], typed: string): Item[] {
  const wanted = plain(typed);
  if (!wanted) return [...sections];
  const rank = ({ label, group }: Named): number => {
    const [name, heading] = [plain(label), plain(group ?? '')];
    const tests = [
      name.startsWith(wanted),
      name.includes(` ${wanted}`),
      heading.startsWith(wanted) || heading.includes(` ${wanted}`),
      `${heading} ${name}`.includes(wanted),
    ];
    return tests.indexOf(true);
  };
  return sections
    .map((section) => ({ section, rank: rank(section) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.section);
}
