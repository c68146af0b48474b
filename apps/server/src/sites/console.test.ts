import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { SERVER_FOLDER } from '../platform/server-folder.ts';
import { nameConsole, serveConsole } from './console.ts';

const page = () => readFile(path.resolve(SERVER_FOLDER, '../console/index.html'), 'utf8');

test('the console carries the name of the shop', async () => {
  const html = nameConsole(await page(), 'Shree & "Sons" $1');
  expect(html).toContain('<title>Shree &amp; &quot;Sons&quot; $1</title>');
  expect(html).toContain('name="application-name" content="Shree &amp; &quot;Sons&quot; $1"');
  expect(html).not.toContain('Subah');
});

test('a shop without a name is called Subah', async () => {
  expect(nameConsole(await page(), '')).toContain('<title>Subah</title>');
});

const isBuilt = existsSync(path.resolve(SERVER_FOLDER, '../console/build/index.html'));

test.skipIf(!isBuilt)('the console opens with the last name while the database is away', async () => {
  const app = Fastify();
  let isAway = false;
  await serveConsole(app, async () => {
    if (isAway) throw new Error('connection refused');
    return 'Gopal Stores';
  });
  for (const away of [false, true]) {
    isAway = away;
    const { statusCode, body } = await app.inject('/admin-login');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Gopal Stores</title>');
  }
  await app.close();
});
