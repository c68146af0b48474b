import sanitizeHtml from 'sanitize-html';

const DROPPED_WITH_CONTENT =
  'script style template noscript iframe object svg math head title textarea select option noembed noframes xmp'.split(
    ' ',
  );

const keepAllowedTags = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em'],
    allowedAttributes: {},
    nonTextTags: DROPPED_WITH_CONTENT,
    nestingLimit: 20,
  })
    .replaceAll('<br />', '<br>')
    .trim();

/**
 * Cleans a product description for the storefront, which renders it without escaping: p, br, ul, ol, li, b, strong, i and
 * em without attributes stay, other tags go and their text stays. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  const allowed = keepAllowedTags(html);
  // A removed tag can have kept two tags apart that now close each other, as in `<li><a><li>`.
  return keepAllowedTags(allowed);
}
