import { parseSync, Visitor } from 'oxc-parser';
import { LANGUAGES, type Language } from './src/language.ts';

type Plugin = {
  name: string;
  enforce: 'pre';
  config: () => { define: Record<string, string> };
  transform: (code: string, id: string) => { code: string; map: null } | undefined;
};

/**
 * Vite plugin: sets the language of a site and removes the other languages from the message catalog, so that a visitor
 * downloads one language only.
 */
export const keepOneLanguage = (language: Language): Plugin => ({
  name: 'keep-one-language',
  enforce: 'pre',
  config: () => ({ define: { __SITE_LANGUAGE__: JSON.stringify(language) } }),
  transform: (code, id) => (isCatalogFile(id) ? { code: removeOtherLanguages(code, language), map: null } : undefined),
});

/** Not language.ts, whose tables name every language. */
const isCatalogFile = (id: string): boolean => /\/packages\/messages\/src\/(?!language\.ts$)[^?]+\.ts$/.test(id);

/** In objects with exactly the keys of the languages, removes all but one. */
export function removeOtherLanguages(code: string, language: Language): string {
  const removed: { start: number; end: number }[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const translations = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ name: property.key.name, start: property.start, end: property.end }]
          : [],
      );
      const names = translations.map(({ name }) => name);
      if (names.length !== LANGUAGES.length || !LANGUAGES.every((name) => names.includes(name))) return;
      removed.push(...translations.filter(({ name }) => name !== language));
    },
  }).visit(parseSync('messages.ts', code).program);
  return removed
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}
