// `npm test`: every check and every test, one after the other, with one line at the end that counts them.
//   npm test                 everything
//   npm test -- unit api     only the parts named (checks, unit, api, browser)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Result = { passed: number; failed: number };
type Part = { name: string; run: () => Result };

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(os.tmpdir(), 'subah-reports-'));
const say = (text: string) => process.stdout.write(`${text}\n`);

const checks: Part[] = [
  check('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
  check('types of the packages', 'npm', 'run', '--silent', 'types:packages'),
  check('types of the server', 'tsc', '-p', 'apps/server'),
  check('types of the storefront', 'npm', 'run', '--silent', 'types', '--workspace', '@subah/storefront'),
  check('types of the console', 'npm', 'run', '--silent', 'types', '--workspace', '@subah/console'),
  check('types of the journeys and scripts', 'npm', 'run', '--silent', 'types:scripts'),
  check('promises are awaited', 'npm', 'run', '--silent', 'check:promises'),
  check('import directions', 'node', 'scripts/check-imports.ts'),
  check('no dead code', 'knip'),
];

const parts: Record<string, Part[]> = {
  checks,
  unit: [{ name: 'unit tests', run: () => vitest('unit') }],
  api: [{ name: 'API tests', run: () => vitest('api') }],
  browser: [{ name: 'browser tests', run: playwright }],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}

const total: Result = { passed: 0, failed: 0 };
for (const part of (wanted.length > 0 ? wanted : Object.keys(parts)).flatMap((name) => parts[name] ?? [])) {
  const started = Date.now();
  say(`\n▸ ${part.name}`);
  const { passed, failed } = part.run();
  total.passed += passed;
  total.failed += failed;
  say(
    `${failed > 0 ? '✗' : '✓'} ${part.name}: ${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
}
rmSync(reports, { recursive: true, force: true });
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function check(name: string, command: string, ...args: string[]): Part {
  return { name, run: () => (execute(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
}

function vitest(project: string): Result {
  const file = path.join(reports, `${project}.json`);
  const isGreen = execute('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return counted(isGreen, report?.numPassedTests, report?.numFailedTests);
}

function playwright(): Result {
  const file = path.join(reports, 'browser.json');
  const isGreen = execute('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  return counted(isGreen, report?.stats.expected, report && report.stats.unexpected + report.stats.flaky);
}

/** A run that ended badly counts at least one failure, also when it died before it could report. */
function counted(isGreen: boolean, passed = 0, failed = 0): Result {
  return { passed, failed: isGreen ? failed : Math.max(1, failed) };
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
