import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { hashMigrations, skipExistingIndexes } from './hash-migrations.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const trackedFiles = () =>
  spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

test('lists every optional package of every platform in package-lock.json, without download URLs', () => {
  const lock = JSON.parse(read('package-lock.json')).packages as Record<
    string,
    { optionalDependencies?: Record<string, string>; resolved?: string }
  >;
  const missing = Object.entries(lock).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lock[`${at}/node_modules/${name}`] && !lock[`node_modules/${name}`])
      .map((name) => `${at} -> ${name}`),
  );
  expect(missing).toEqual([]);
  expect(Object.values(lock).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
});

test('has imports and SQL that follow architecture.config.ts', { timeout: 60_000 }, () => {
  expect(checkImports()).toEqual([]);
});

test('has no changed migration (add a new one, and run `npm run migration:hash` after editing it)', () => {
  expect(hashMigrations()).toEqual(JSON.parse(read('apps/server/migrations/hashes.json')));
});

test('lets indexes be built beforehand: migrations since 17 November 2026 skip those that exist', () => {
  const folder = 'apps/server/migrations';
  const { entries } = JSON.parse(read(`${folder}/meta/_journal.json`)) as { entries: { tag: string; when: number }[] };
  const texts = entries
    .filter(({ when }) => when > Date.UTC(2026, 10, 17))
    .map(({ tag }) => read(`${folder}/${tag}.sql`));
  expect(texts).toEqual(texts.map(skipExistingIndexes));
  expect(skipExistingIndexes('CREATE INDEX "a" ON "t";\nCREATE UNIQUE INDEX IF NOT EXISTS "b" ON "t";')).toBe(
    'CREATE INDEX IF NOT EXISTS "a" ON "t";\nCREATE UNIQUE INDEX IF NOT EXISTS "b" ON "t";',
  );
});

test('numbers decision records without gaps, and lists them by subject', () => {
  const records = readdirSync(path.join(root, 'docs/decisions')).filter((name) => name !== 'README.md');
  const numbers = records.map((name) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const list = read('docs/decisions/README.md');
  expect(records.filter((name) => !list.includes(`(${name})`))).toEqual([]);
});

test('names only files and commands that exist in the documents', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const folder = 'docs/decisions';
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs', folder].flatMap((at) =>
    at.endsWith('.md') ? [at] : readdirSync(path.join(root, at)).map((name) => `${at}/${name}`),
  );
  const faults = documents
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = read(file);
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) =>
        path.join(path.dirname(file), link),
      );
      const paths = [...text.matchAll(/`((?:apps|packages|docs|e2e|bench|scripts|ops)\/[\w./-]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !name.includes('/build'));
      const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
      return [
        ...[...links, ...paths].filter((name) => !existsSync(path.join(root, name))),
        ...commands.filter((name) => !(name in scripts)),
      ].map((name) => `${file}: ${name}`);
    });
  expect(faults).toEqual([]);
});

test.skipIf(!existsSync(path.join(root, '.git')))('has no source file longer than 300 lines', () => {
  const exempt = /(^|\/)(migrations|demo-shop\/src\/shop)\//;
  const long = trackedFiles()
    .filter((file) => /\.(ts|tsx|css|mjs)$/.test(file) && !exempt.test(file) && existsSync(path.join(root, file)))
    .map((file) => [file, read(file).split('\n').length] as const)
    .filter(([, lines]) => lines > 300);
  expect(long).toEqual([]);
});

test('lists every setting of the server in .env.example', () => {
  const names = [...read('apps/server/src/platform/settings.ts').matchAll(/^ {2}([A-Z0-9_]+): blankAsUnset/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(10);
  const example = read('.env.example');
  expect(names.filter((name) => name !== 'NODE_ENV' && !example.includes(`${name}=`))).toEqual([]);
});

test('has no descending index', () => {
  // Drizzle writes `.desc()` of an index as NULLS LAST and of a query as NULLS FIRST, so the index cannot serve the query.
  const tables = trackedFiles().filter((file) => file.endsWith('.tables.ts') && existsSync(path.join(root, file)));
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter((file) => read(file).includes('.desc()'))).toEqual([]);
});
