/** One thing that people search for. */
export type Concept = {
  domain: string;
  line: number;
  /** English names that products carry, the most common first. Each of them finds the others. */
  heads: string[];
  /** Whether a head of several words is a kind of what its last word names; only of heads that are marked in the file. */
  isKindOfLastWord: ReadonlyMap<string, boolean>;
  /** A complaint of the skin: creams come before tablets. */
  isOfSkin: boolean;
  /** Other names whose products also answer the search: the salts for a complaint, the kind of a brand. */
  related: string[];
  /** Hindi, Hinglish, regional and shop words of the same meaning. */
  words: string[];
  /** Wrong spellings of the heads. They lead to the heads, never the other way. */
  misspellings: string[];
};

/** "coconut milk!" is no milk, "kolam rice+" is rice, "itching@" is of the skin. */
const MARK = /[!+@]$/;

/**
 * Reads lines of the form `head / head > related, related: word, word ~ misspelling, misspelling`. Only the first head is
 * required; a head may end with a mark. Empty lines and lines that begin with `#` are skipped.
 */
export function parseConcepts(domain: string, text: string): Concept[] {
  return text.split('\n').flatMap((raw, index): Concept[] => {
    const content = raw.trim();
    if (content === '' || content.startsWith('#')) return [];
    const [name = '', typed = '', ...rest] = content.split(':');
    const [heads = '', related = '', ...extraRelated] = name.split('>');
    const [words = '', misspellings = '', ...extraMisspellings] = typed.split('~');
    const markedHeads = splitList(heads, '/');
    const concept = {
      domain,
      line: index + 1,
      heads: markedHeads.map(withoutMark),
      isKindOfLastWord: new Map(
        markedHeads.filter((head) => /[!+]$/.test(head)).map((head) => [withoutMark(head), head.endsWith('+')]),
      ),
      isOfSkin: markedHeads.some((head) => head.endsWith('@')),
      related: splitList(related, ','),
      words: splitList(words, ','),
      misspellings: splitList(misspellings, ','),
    };
    const isMalformed = rest.length > 0 || extraRelated.length > 0 || extraMisspellings.length > 0;
    if (isMalformed || concept.heads.length === 0)
      throw new Error(`${domain}.txt:${index + 1}: cannot read "${content}"`);
    return [concept];
  });
}

const withoutMark = (head: string): string => head.replace(MARK, '');

const splitList = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);
