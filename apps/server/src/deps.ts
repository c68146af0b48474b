import type { Db } from './platform/database.ts';
import type { Pictures } from './platform/pictures.ts';
import type { Settings } from './platform/settings.ts';

/** What the app is given. A function asks for what it needs with `Pick<Deps, …>`. */
export type Deps = {
  db: Db;
  settings: Settings;
  /** The shop's public pictures. */
  pictures: Pictures;
  /** The present moment, as an argument, so that tests can choose it. */
  clock: () => Date;
};
