import { expect, test } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">import "/a.js";</script></body>';

test('replaces the module script and its preloads by an inline loader', () => {
  const html = deferScripts(page);
  expect(html).toContain('<link rel="deferred" href="/a.js"/>');
  expect(html).toContain('<script type="text/deferred">import "/a.js";</script>');
  expect(html).toMatch(/<script>\(function loadDeferredScripts\(\)/);
  expect(html).not.toContain('type="module"');
});

test('the loader stands behind the script that it starts, because a page arrives in parts', () => {
  const html = deferScripts(page) ?? '';
  expect(html.indexOf('import "/a.js";</script>')).toBeLessThan(html.indexOf('loadDeferredScripts'));
});

test('returns null for a page without a module script', () => {
  expect(deferScripts('<body>no scripts</body>')).toBeNull();
});

test('the inline loader is valid JavaScript on its own', () => {
  const [, loader = ''] = /<script>(.*?)<\/script>/s.exec(deferScripts(page) ?? '') ?? [];
  expect(() => new Function(loader)).not.toThrow();
});
