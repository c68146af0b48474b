// Checks imports and SQL against architecture.config.ts: directions, module levels, cycles, tables of other modules.
// Prints the violations and exits with 1.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { MODULE_LEVELS, RETENTION_RULES_FOLDER, RULES, SHARED_TABLES } from '../architecture.config.ts';
import { findForeignTableAccess } from './check-table-access.ts';

type Import = { from: string; to: string };

const root = path.resolve(import.meta.dirname, '..');
const TEST = /\.test\.tsx?$/;

export function checkImports(): string[] {
  const files = ['apps', 'packages', 'scripts', 'e2e', 'bench'].flatMap((folder) => sources(folder));
  const sourceFiles = files.filter((file) => !TEST.test(file));
  const imports = sourceFiles.flatMap(importsOf);
  return [
    ...imports.flatMap(brokenRules),
    ...imports.flatMap(brokenLevels),
    ...unlistedModules(),
    ...foreignTables(sourceFiles),
    ...cycles(imports).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
  ];
}

function sources(folder: string): string[] {
  const skipped = new Set(['node_modules', 'build', '.react-router', 'migrations']);
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [file] : [];
  });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
  return [...new Set(requests)].map((request) => ({ from: file, to: resolve(file, request) }));
}

/** Files of this repository by their path from the root, everything else by the name of its package. */
function resolve(from: string, request: string): string {
  const [specifier = ''] = request.split('?');
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const own = /^@subah\/([\w-]+)\/(.+)$/.exec(specifier);
  if (!own) return packageName(specifier);
  const base = `${own[1] === 'server' ? 'apps' : 'packages'}/${own[1]}/src/${own[2]}`;
  const found = ['.ts', '.tsx', ''].map((ending) => base + ending).find((file) => existsSync(path.join(root, file)));
  return found ?? base;
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function brokenRules({ from, to }: Import): string[] {
  return RULES.flatMap(({ name, from: pattern, never, only }) => {
    const match = pattern.exec(from);
    if (!match) return [];
    const filled = (text: string) => new RegExp(text.replaceAll('$1', match[1] ?? ''));
    const isBroken = (never && filled(never).test(to)) || (only && !filled(only).test(to));
    if (to.endsWith('.tables.ts') && ownsPartOfTable(from, moduleOf(to))) return [];
    return isBroken ? [`${name}: ${from} -> ${to}`] : [];
  });
}

const moduleOf = (file: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
const levelOf = (name: string) => MODULE_LEVELS.findIndex((level) => level.includes(name));

function brokenLevels({ from, to }: Import): string[] {
  const [caller, called] = [moduleOf(from), moduleOf(to)];
  if (!caller || !called || caller === called || from.endsWith('.tables.ts')) return [];
  if (to.endsWith('.tables.ts') && ownsPartOfTable(from, called)) return [];
  return levelOf(called) < levelOf(caller) ? [] : [`modules import only modules of lower levels: ${from} -> ${to}`];
}

function foreignTables(files: string[]): string[] {
  return findForeignTableAccess(root, files)
    .filter(({ file, isWrite }) => moduleOf(file) !== 'reports' || isWrite)
    .filter(({ file }) => !file.startsWith(RETENTION_RULES_FOLDER))
    .filter(({ file, owner }) => !ownsPartOfTable(file, owner))
    .map(
      ({ file, table, owner, isWrite }) =>
        `SQL ${isWrite ? 'writes' : 'reads'} a table of ${owner}: ${file} -> ${table}`,
    );
}

const ownsPartOfTable = (file: string, owner = ''): boolean => SHARED_TABLES.includes(`${moduleOf(file)} -> ${owner}`);

function unlistedModules(): string[] {
  const modules = path.join(root, 'apps/server/src/modules');
  return readdirSync(modules)
    .filter((name) => statSync(path.join(modules, name)).isDirectory() && levelOf(name) < 0)
    .map((name) => `the module ${name} is missing from MODULE_LEVELS`);
}

function cycles(imports: Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const found: string[][] = [];
  const visit = (file: string, trail: string[]): void => {
    if (state.get(file) === 'open') found.push([...trail.slice(trail.indexOf(file)), file]);
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const { to } of next.get(file) ?? []) visit(to, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

if (import.meta.main) {
  const violations = checkImports();
  for (const violation of violations) process.stderr.write(`${violation}\n`);
  process.exit(violations.length > 0 ? 1 : 0);
}
