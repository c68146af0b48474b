import type { Tab } from './stored-text.ts';

// What the tests of this folder need of a browser.

/** A tab; two tabs over the same texts are two tabs of one browser. */
export function openTab(kept = new Map<string, string>()) {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return Object.assign(new EventTarget(), { localStorage, kept }) as EventTarget & Tab & { kept: typeof kept };
}

/** An access token that carries this payload. */
export const tokenOf = (payload: unknown): string => `${base64url({ alg: 'HS256' })}.${base64url(payload)}.signature`;

const base64url = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
