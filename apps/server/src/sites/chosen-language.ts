import { pathPrefix } from '@subah/messages/language';

/**
 * The address of the same page in the language that the visitor has chosen, if it is another one. The storefront sets the
 * cookie. Requests for data of a page (`.data`) belong to a page that is open already.
 */
export function pathInChosenLanguage(url: string, cookies: string | undefined): string | undefined {
  const chosen = /(?:^|;\s*)language=(en|hi)(?:;|$)/.exec(cookies ?? '')?.[1];
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (!chosen || path.endsWith('.data')) return undefined;
  // Not `//host`, which browsers take for another site.
  const hindiPath = new RegExp(String.raw`^${pathPrefix.hi}(/(?![/\\]).*)?$`).exec(path);
  if (chosen === 'en') return hindiPath ? (hindiPath[1] ?? '/') + query : undefined;
  return hindiPath ? undefined : (path === '/' ? pathPrefix.hi : pathPrefix.hi + path) + query;
}
