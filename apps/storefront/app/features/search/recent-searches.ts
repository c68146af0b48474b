import { storedText } from '@subah/contract/client/stored-text';

const MAX_RECENT = 5;

/** The last searches of this browser; they never leave it. */
const stored = storedText('recent-searches');

export function readRecentSearches(): string[] {
  try {
    const searches: unknown = JSON.parse(stored.get() ?? '[]');
    return Array.isArray(searches) ? searches.filter((text) => typeof text === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const others = readRecentSearches().filter((text) => text.toLowerCase() !== query.toLowerCase());
  stored.set(JSON.stringify([query, ...others].slice(0, MAX_RECENT)));
}

export const forgetSearches = (): void => stored.set(null);
