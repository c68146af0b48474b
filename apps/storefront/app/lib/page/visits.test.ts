import { expect, test } from 'vitest';
import { countVisit } from './visits.ts';

const storage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  };
};

test('counts each tab once', () => {
  const local = storage() as unknown as Storage;
  const [first, second] = [storage(), storage()] as unknown as [Storage, Storage];
  expect([countVisit(local, first), countVisit(local, first), countVisit(local, second)]).toEqual([1, 1, 2]);
});
