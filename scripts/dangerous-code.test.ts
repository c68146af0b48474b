import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Claims of docs/security.md about the whole code: each list names the places that were reviewed.
const root = path.resolve(import.meta.dirname, '..');
const files = globSync(
  '{apps/{server/src,storefront/app,console/app},packages/{ui,rules,contract}/src}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
).filter((file) => !file.includes('.test.'));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const filesWith = (pattern: RegExp): string[] =>
  [...texts].filter(([, text]) => pattern.test(text)).map(([file]) => file);
const SERVER = 'apps/server/src';

test('runs no text as code', () => {
  expect(texts.size).toBeGreaterThan(1000);
  expect(filesWith(/\beval\(|new Function\(|from 'node:vm'/)).toEqual([]);
});

test('starts processes only for the embedded PostgreSQL and for pictures', () => {
  expect(filesWith(/node:child_process/).sort()).toEqual([
    `${SERVER}/platform/database/embedded-postgres/binaries.ts`,
    `${SERVER}/platform/database/embedded-postgres/cluster.ts`,
    `${SERVER}/sites/pregenerate-pictures.ts`,
  ]);
});

test('writes HTML that React did not escape only for the cleaned description of a product', () => {
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=/)).toEqual([
    'apps/storefront/app/features/product/product-description.tsx',
  ]);
});

test('uses Math.random only for pauses between attempts, and weak hashes only to recognize unchanged content', () => {
  expect(filesWith(/Math\.random/).sort()).toEqual([
    `${SERVER}/modules/payments/razorpay-request.ts`,
    `${SERVER}/platform/storage/bucket-storage.ts`,
    'packages/contract/src/client/follow-events.ts',
  ]);
  expect(filesWith(/create(?:Hash|Hmac)\('(?!sha256|sha512)/).sort()).toEqual([
    `${SERVER}/modules/catalog/import/validate-batch.ts`,
    `${SERVER}/platform/cache/response-cache.ts`,
  ]);
});

test('loads no script and calls no address of others in the sites, except the payment window', () => {
  const sites = [...texts].filter(([file]) => !file.startsWith(SERVER));
  const addresses = sites.flatMap(([, text]) =>
    [...text.matchAll(/https?:\/\/([a-z][\w.-]+\.[a-z]+)/g)].map(([, host]) => host),
  );
  // Links that a person taps, names of formats, and addresses of examples.
  const harmless = /^(wa\.me|www\.google\.com|schema\.org|www\.w3\.org|[\w.-]*\bexample(\.com)?)$/;
  expect([...new Set(addresses)].filter((host) => !harmless.test(host ?? ''))).toEqual(['checkout.razorpay.com']);
});
