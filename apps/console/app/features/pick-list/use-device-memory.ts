import { useState } from 'react';

/** A set of words that this device remembers for one morning. Mornings before it are forgotten. */
export function useDeviceMemory(name: string, date: string): [ReadonlySet<string>, (words: Iterable<string>) => void] {
  const key = `pick-list:${name}:${date}`;
  const [state, setState] = useState({ key: '', words: new Set<string>() });
  const current = state.key === key ? state.words : read(key);
  const set = (words: Iterable<string>) => {
    const next = new Set(words);
    forgetBefore(date);
    // A full or forbidden storage loses only the memory.
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {}
    setState({ key, words: next });
  };
  return [current, set];
}

function read(key: string): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

function forgetBefore(date: string): void {
  for (const key of Object.keys(localStorage)) {
    const [prefix, , stored = ''] = key.split(':');
    if (prefix === 'pick-list' && stored < date) localStorage.removeItem(key);
  }
}
