const INLINE = new Set(['b', 'strong', 'i', 'em']);
const LISTS = new Set(['ul', 'ol']);
const BLOCKS = new Set(['p', 'li', ...LISTS]);

/** What stands inside these is not text for a reader, so it goes together with the tag. */
const DROPPED_WITH_CONTENT = new Set(
  'script style template noscript iframe object svg math head title textarea select noembed noframes xmp'.split(' '),
);

/** Deeper nesting than a description ever needs; its tags are dropped and its text stays. */
const DEEPEST = 20;

const TAG = /^<(\/?)([a-z][a-z0-9]*)/i;

/**
 * Leaves of a description only what cannot do harm: p, br, ul, ol, li, b, strong, i, em, all without attributes and
 * properly closed. Other tags go and their text stays; whatever is left is escaped. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  const lower = html.toLowerCase();
  const lastOf = { '>': html.lastIndexOf('>'), '-->': html.lastIndexOf('-->') };
  const open: string[] = [];
  let clean = '';
  let at = 0;

  const closeDownTo = (depth: number) => {
    while (open.length > depth) clean += `</${open.pop()}>`;
  };
  const openTag = (name: string) => {
    if (BLOCKS.has(name)) closeFor(name, open, closeDownTo);
    if (open.length >= DEEPEST || (name === 'li' && !LISTS.has(open.at(-1) ?? ''))) return;
    clean += `<${name}>`;
    open.push(name);
  };
  const closeTag = (name: string) => {
    const depth = open.lastIndexOf(name);
    // A stray </b> inside a list item must not close the list.
    if (depth < 0 || (INLINE.has(name) && open.slice(depth).some((inner) => BLOCKS.has(inner)))) return;
    closeDownTo(depth);
  };

  while (at < html.length) {
    const next = html.indexOf('<', at);
    clean += escapeText(html.slice(at, next < 0 ? html.length : next));
    if (next < 0) break;
    const [, slash, name] = TAG.exec(lower.slice(next, next + 40)) ?? [];
    const ending = html.startsWith('<!--', next) ? '-->' : '>';
    const isMarkup = name !== undefined || /[!?/]/.test(html.charAt(next + 1));
    // The last ending is looked up once, so that a text full of "<" is not searched to its end again and again.
    if (!isMarkup || next > lastOf[ending]) {
      clean += '&lt;';
      at = next + 1;
      continue;
    }
    at = html.indexOf(ending, next) + ending.length;
    if (name === undefined) continue;
    if (name === 'br') clean += '<br>';
    else if (INLINE.has(name) || BLOCKS.has(name)) (slash ? closeTag : openTag)(name);
    else if (!slash && DROPPED_WITH_CONTENT.has(name)) at = endOfElement(lower, name, at);
  }
  closeDownTo(0);
  return clean.trim();
}

/** What a browser would close by itself when a block begins, so that it does not see our markup differently. */
function closeFor(name: string, open: string[], closeDownTo: (depth: number) => void): void {
  const paragraph = open.indexOf('p');
  if (paragraph >= 0) closeDownTo(paragraph);
  if (name !== 'li') return;
  const list = open.findLastIndex((outer) => LISTS.has(outer));
  if (list >= 0) closeDownTo(list + 1);
}

function endOfElement(lower: string, name: string, from: number): number {
  const closing = lower.indexOf(`</${name}`, from);
  const end = closing < 0 ? -1 : lower.indexOf('>', closing);
  return end < 0 ? lower.length : end + 1;
}

/** Entities stay as they are; every other character that could begin markup is written as one. */
const escapeText = (text: string): string =>
  text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
