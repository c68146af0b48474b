import type { Tab } from './stored-text.ts';

/** A browser tab; tabs with the same `stored` map share localStorage. */
export function openTab(stored = new Map<string, string>()) {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  return Object.assign(new EventTarget(), { localStorage, stored }) as EventTarget & Tab & { stored: typeof stored };
}

/** An access token with this payload. */
export const tokenOf = (payload: unknown): string => `${base64url({ alg: 'HS256' })}.${base64url(payload)}.signature`;

const base64url = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
