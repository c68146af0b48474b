import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('the page says how to load it again when its script does not arrive', () => {
  const [root] = /<div id="root">.*?<\/div>/s.exec(html) ?? [];
  expect(root).toContain('The console has not loaded');
  expect(root).toMatch(/<a [^>]*href="">Load the page again<\/a>/);
});

test('the page asks for JavaScript where it is switched off', () => {
  const [notice] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  expect(notice).toContain('The console needs JavaScript');
});
