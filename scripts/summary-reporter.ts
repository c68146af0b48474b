import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export type Summary = { passed: number; failed: number; names: string[] };

/** Vitest's options of a reporter name no file, so `npm test` names it here. */
export const SUMMARY_FILE = 'SUBAH_TEST_SUMMARY';

/** Writes what `npm test` prints at the end: the failed tests, and the errors outside of any test. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly { message: string; stack?: string }[]): void {
    const failed = modules.flatMap((module) => [
      ...[...module.children.allTests('failed')].map((test) => `${module.relativeModuleId} › ${test.fullName}`),
      ...module.errors().map((error) => `${module.relativeModuleId} did not run: ${error.message}`),
    ]);
    const names = [...failed, ...outside.map((error) => `outside of a test: ${error.stack ?? error.message}`)];
    const passed = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
    const summary: Summary = { passed, failed: names.length, names };
    writeFileSync(String(process.env[SUMMARY_FILE]), JSON.stringify(summary));
  }
}
