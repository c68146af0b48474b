// Holds every import to architecture.config.ts: directions, module levels, no cycles. Prints the faults and exits 1.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { MODULE_LEVELS, RULES } from '../architecture.config.ts';

type Import = { from: string; to: string };

const root = path.resolve(import.meta.dirname, '..');
const TEST = /\.test\.tsx?$/;

export function checkImports(): string[] {
  const files = ['apps', 'packages', 'scripts', 'e2e', 'bench'].flatMap((folder) => sources(folder));
  const imports = files.flatMap(importsOf);
  const inProgram = imports.filter(({ from }) => !TEST.test(from));
  return [
    ...inProgram.flatMap(brokenRules),
    ...inProgram.flatMap(brokenLevels),
    ...unlistedModules(),
    ...cycles(inProgram).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
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
  const wanted = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
  return [...new Set(wanted)].map((request) => ({ from: file, to: resolve(file, request) }));
}

/** Our own files by their path from the root, everything else by the name of its package. */
function resolve(from: string, request: string): string {
  const [wanted = ''] = request.split('?');
  if (wanted.startsWith('.')) return path.posix.join(path.posix.dirname(from), wanted);
  const own = /^@subah\/([\w-]+)\/(.+)$/.exec(wanted);
  if (!own) return wanted.startsWith('@') ? wanted.split('/').slice(0, 2).join('/') : (wanted.split('/')[0] ?? wanted);
  const base = `${own[1] === 'server' ? 'apps' : 'packages'}/${own[1]}/src/${own[2]}`;
  const found = ['.ts', '.tsx', ''].map((ending) => base + ending).find((file) => existsSync(path.join(root, file)));
  return found ?? base;
}

function brokenRules({ from, to }: Import): string[] {
  return RULES.flatMap(({ name, from: pattern, never, only }) => {
    const match = pattern.exec(from);
    if (!match) return [];
    const filled = (text: string) => new RegExp(text.replaceAll('$1', match[1] ?? ''));
    const isBroken = (never && filled(never).test(to)) || (only && !filled(only).test(to));
    return isBroken ? [`${name}: ${from} -> ${to}`] : [];
  });
}

const moduleOf = (file: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
const levelOf = (name: string) => MODULE_LEVELS.findIndex((level) => level.includes(name));

function brokenLevels({ from, to }: Import): string[] {
  const [caller, called] = [moduleOf(from), moduleOf(to)];
  if (!caller || !called || caller === called || from.endsWith('.tables.ts')) return [];
  return levelOf(called) < levelOf(caller) ? [] : [`a module calls only modules below it: ${from} -> ${to}`];
}

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
  const faults = checkImports();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exit(faults.length > 0 ? 1 : 0);
}
