import { expect, test, vi } from 'vitest';
import { openTab } from './browser.fixture.ts';
import { storedText } from './stored-text.ts';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test('a text is kept, followed and removed', () => {
  const tab = openTab(new Map([['area', 'Mandideep']]));
  const area = storedText('area', tab);
  const heard = vi.fn();
  const stop = area.subscribe(heard);
  expect(area.get()).toBe('Mandideep');
  area.set('Misrod');
  area.set('Misrod');
  expect([area.get(), tab.stored.get('area')]).toEqual(['Misrod', 'Misrod']);
  area.set(null);
  expect([area.get(), tab.stored.size]).toEqual([null, 0]);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  area.set('Misrod');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what other tabs write is heard', () => {
  const tab = openTab();
  const area = storedText('area', tab);
  const heard = vi.fn();
  area.subscribe(heard);
  for (const key of ['token', 'area', null]) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where storage is refused the text lives as long as the page', () => {
  const tab = openTab();
  Object.assign(tab.localStorage, { getItem: refuse, setItem: refuse, removeItem: refuse });
  const area = storedText('area', tab);
  expect(area.get()).toBeNull();
  area.set('Misrod');
  expect(area.get()).toBe('Misrod');
  area.set(null);
  expect(area.get()).toBeNull();
});

test('on a full disk the new text counts, until another tab has written one', () => {
  const tab = openTab(new Map([['area', 'Mandideep']]));
  Object.assign(tab.localStorage, { setItem: refuse });
  const area = storedText('area', tab);
  area.set('Misrod');
  expect(area.get()).toBe('Misrod');
  tab.stored.set('area', 'Kolar');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'area' }));
  expect(area.get()).toBe('Kolar');
});

test('on the server nothing is kept, so no visitor meets the text of another', () => {
  const area = storedText('area');
  area.set('Misrod');
  expect(area.get()).toBeNull();
});
