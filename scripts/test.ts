// `npm test`: all checks and tests, one after the other, with a summary at the end.
//   npm test                 everything
//   npm test -- unit api     only these parts (of checks, unit, api, component, browser)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SUMMARY_FILE, type Summary } from './summary-reporter.ts';

/** `names`: the failed tests, when there is a report. `flaky`: tests that passed only when repeated. */
type Result = { passed: number; failed: number; names?: string[]; flaky?: string[] };
type Part = { name: string; run: () => Result };

type PlaywrightSpec = { file: string; title: string; ok: boolean; tests: { status: string }[] };
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(os.tmpdir(), 'subah-reports-'));
const print = (text: string) => process.stdout.write(`${text}\n`);

const checks: Part[] = [
  check('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
  check('types of the packages', 'npm', 'run', '--silent', 'types:packages'),
  check('types of the server', 'tsc', '-p', 'apps/server'),
  check('types of the storefront', 'npm', 'run', '--silent', 'types', '--workspace', '@subah/storefront'),
  check('types of the console', 'npm', 'run', '--silent', 'types', '--workspace', '@subah/console'),
  check('types of the browser tests, benchmarks and scripts', 'npm', 'run', '--silent', 'types:scripts'),
  check('promises are awaited', 'npm', 'run', '--silent', 'check:promises'),
  check('imports and table access', 'node', 'scripts/check-imports.ts'),
  check('texts come from the message catalog', 'node', 'scripts/check-texts.ts'),
  check('no dead code', 'knip'),
];

const parts: Record<string, Part[]> = {
  checks,
  unit: [{ name: 'unit tests', run: () => vitest('unit') }],
  api: [{ name: 'API tests', run: () => vitest('api') }],
  component: [{ name: 'component tests', run: () => vitest('component') }],
  browser: [{ name: 'browser tests', run: playwright }],
};

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, names: [] as string[], flaky: [] as string[] };
for (const part of (selected.length > 0 ? selected : Object.keys(parts)).flatMap((name) => parts[name] ?? [])) {
  const started = Date.now();
  print(`\n▸ ${part.name}`);
  const { passed, failed, names = [], flaky = [] } = part.run();
  total.passed += passed;
  total.failed += failed;
  total.flaky.push(...flaky);
  if (failed > 0) total.names.push(...(names.length > 0 ? names : [part.name]));
  print(
    `${failed > 0 ? '✗' : '✓'} ${part.name}: ${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
}
rmSync(reports, { recursive: true, force: true });
// Printed last, because the output above is long.
for (const name of total.flaky) print(`~ passed only when repeated: ${name}`);
for (const name of total.names) print(`✗ ${name}`);
print(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function check(name: string, command: string, ...args: string[]): Part {
  return { name, run: () => (execute(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
}

function vitest(project: string): Result {
  const file = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', `--reporter=${path.join(import.meta.dirname, 'summary-reporter.ts')}`];
  const isGreen = execute('vitest', ['run', '--project', project, ...reporters], { [SUMMARY_FILE]: file });
  const summary = readReport<Summary>(file);
  return toResult(isGreen, summary?.passed, summary?.failed, summary?.names);
}

function playwright(): Result {
  const file = path.join(reports, 'browser.json');
  const isGreen = execute('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<PlaywrightReport>(file);
  const specs = report?.suites.flatMap(specsOf) ?? [];
  const nameOf = ({ file, title }: PlaywrightSpec) => `e2e/${file} › ${title}`;
  const names = specs.filter((spec) => !spec.ok).map(nameOf);
  const flaky = specs.filter((spec) => spec.tests.some((test) => test.status === 'flaky')).map(nameOf);
  const passed = report && report.stats.expected + report.stats.flaky;
  return { ...toResult(isGreen, passed, report?.stats.unexpected, names), flaky };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A failed run counts at least one failure, even without a report. */
function toResult(isGreen: boolean, passed = 0, failed = 0, names: string[] = []): Result {
  return { passed, failed: isGreen ? failed : Math.max(1, failed), names };
}

function execute(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  return status === 0;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
