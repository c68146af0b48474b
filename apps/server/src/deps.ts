import type { Completions } from './modules/payments/completion.ts';
import type { Gateway } from './modules/payments/gateway.ts';
import type { Db } from './platform/database/database.ts';
import type { Settings } from './platform/settings.ts';
import type { Pictures } from './platform/storage/pictures.ts';
import type { PrivateFiles } from './platform/storage/private-files.ts';

/** What the app is given. A function asks for what it needs with `Pick<Deps, …>`. */
export type Deps = {
  db: Db;
  /** For public lists, details and searches: a replica where there is one, a moment behind. Nothing is written through it. */
  reads: Db;
  settings: Settings;
  /** The shop's public pictures. */
  pictures: Pictures;
  /** Prescriptions and lab reports, which no address leads to. */
  privateFiles: PrivateFiles;
  /** The payment provider, or the sandbox that plays it. */
  gateway: Gateway;
  /** What being paid means, by what is paid for. */
  completions: Completions;
  /** The present moment, as an argument, so that tests can choose it. */
  clock: () => Date;
};
