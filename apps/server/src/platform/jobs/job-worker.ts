import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { withoutValues } from '../log-errors.ts';
import { observe } from '../observe.ts';

/** The background jobs of a module. `crontab` is in UTC. */
export type Jobs = { tasks: TaskList; crontab?: string };

/** Enough for the jobs that can finish while the database is away. */
const MAX_REMEMBERED = 1000;

/** A pool of graphile-worker. It ends by itself when the result of a job cannot be stored. */
export type JobWorker = {
  /** `locked_by` of the jobs that it runs. */
  id: string;
  /** Jobs that succeeded most recently; they may not be stored as done. */
  succeeded: () => string[];
  /** False once it takes no more jobs, even while some still run. */
  isActive: () => boolean;
  stop: () => void;
  /** Resolves when its last job has ended. */
  ended: Promise<void>;
};

type Options = { pool: pg.Pool; modules: Jobs[]; concurrency: number; log: FastifyBaseLogger };

export async function startJobWorker({ pool, modules, concurrency, log }: Options): Promise<JobWorker> {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  let isActive = true;
  const succeeded = new Set<string>();
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  events.on('job:success', ({ job }) => {
    succeeded.add(job.id);
    const [oldest] = succeeded;
    if (oldest && succeeded.size > MAX_REMEMBERED) succeeded.delete(oldest);
  });
  // Not the promise of the runner, which also waits for pauses of the schedule.
  const ended = new Promise<void>((resolve) => {
    events.once('pool:release', () => {
      isActive = false;
      resolve();
    });
  });
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    taskList: observed(allTasks(modules)),
    crontab: modules.map((module) => module.crontab ?? '').join('\n'),
    events,
    // Without batching, graphile-worker does not handle a failure to store the result, and the process would end.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error(withoutValues(message));
      else if (level === 'warning') log.warn(withoutValues(message));
      else log.debug(message);
    }),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'job worker failed'));
  return {
    id,
    succeeded: () => [...succeeded],
    isActive: () => isActive,
    stop: () => {
      if (!isActive) return;
      isActive = false;
      runner.stop().catch(() => {});
    },
    ended,
  };
}

/** Every task measured under its name. */
const observed = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (...args: Parameters<NonNullable<typeof task>>) =>
        observe({ system: 'job', operation: name }, async () => task?.(...args)),
    ]),
  );

export const allTasks = (modules: Jobs[]): TaskList => Object.assign({}, ...modules.map((module) => module.tasks));
