// Child process of jobs.test.ts: runs the job `test:hang`, which never ends.
import { once } from 'node:events';
import type { Connection } from '../src/platform/database/database.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { createLogger } from '../src/platform/logger.ts';

const [connection] = (await once(process, 'message')) as [Connection];
const hang = async () => {
  process.send?.('started');
  await new Promise(() => {});
};
await startJobs({ connection, modules: [{ tasks: { 'test:hang': hang } }], log: createLogger('silent') });
