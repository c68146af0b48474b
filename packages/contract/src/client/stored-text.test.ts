import { expect, test, vi } from 'vitest';
import { openTab } from './browser.fixture.ts';
import { storedText } from './stored-text.ts';

const throwSecurityError = () => {
  throw new DOMException('refused', 'SecurityError');
};

test('stores and removes a text and notifies subscribers of changes', () => {
  const tab = openTab(new Map([['area', 'Mandideep']]));
  const area = storedText('area', tab);
  const listener = vi.fn();
  const unsubscribe = area.subscribe(listener);
  expect(area.get()).toBe('Mandideep');
  area.set('Misrod');
  area.set('Misrod');
  expect([area.get(), tab.stored.get('area')]).toEqual(['Misrod', 'Misrod']);
  area.set(null);
  expect([area.get(), tab.stored.size]).toEqual([null, 0]);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  area.set('Misrod');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('notifies subscribers of changes in other tabs', () => {
  const tab = openTab();
  const area = storedText('area', tab);
  const listener = vi.fn();
  area.subscribe(listener);
  for (const key of ['token', 'area', null]) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('keeps the text in memory when storage is blocked', () => {
  const tab = openTab();
  Object.assign(tab.localStorage, {
    getItem: throwSecurityError,
    setItem: throwSecurityError,
    removeItem: throwSecurityError,
  });
  const area = storedText('area', tab);
  expect(area.get()).toBeNull();
  area.set('Misrod');
  expect(area.get()).toBe('Misrod');
  area.set(null);
  expect(area.get()).toBeNull();
});

test('keeps the text in memory when storage is full, until another tab writes one', () => {
  const tab = openTab(new Map([['area', 'Mandideep']]));
  Object.assign(tab.localStorage, { setItem: throwSecurityError });
  const area = storedText('area', tab);
  area.set('Misrod');
  expect(area.get()).toBe('Misrod');
  tab.stored.set('area', 'Kolar');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'area' }));
  expect(area.get()).toBe('Kolar');
});

test('stores nothing on the server', () => {
  const area = storedText('area');
  area.set('Misrod');
  expect(area.get()).toBeNull();
});
