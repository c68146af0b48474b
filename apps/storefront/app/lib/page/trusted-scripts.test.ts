import { expect, test } from 'vitest';
import { hashScript, takeTrustedScripts } from './trusted-scripts.ts';

test('trusts inline scripts with the nonce and no others', () => {
  const page =
    '<script nonce="n1">ours()</script><script>injected()</script><script nonce="other">guessed()</script>' +
    '<script nonce="n1" src="/a.js"></script><link nonce="n1" rel="preload"/>';
  const { html, scripts } = takeTrustedScripts(page, 'n1');
  expect(scripts).toEqual(['ours()']);
  expect(html).not.toContain('n1');
  expect(html).toContain('<script>ours()</script><script>injected()</script>');
});

test('hashes a script as browsers do', () => {
  // From the specification of Content Security Policy.
  expect(hashScript("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
