import type { Db, Tx } from './database/database.ts';

/** What a module keeps about people: how to give it to the person, and what to forget when the account is deleted. */
export type PersonalData = {
  /** The key under which it stands in the export. */
  subject: string;
  read: (db: Db, person: Person) => Promise<unknown>;
  /**
   * Runs in the transaction that deletes the account; a `Problem` thrown here refuses the deletion and says why. Left
   * out where the law or the books want everything kept.
   */
  erase?: (tx: Tx, person: Person) => Promise<void>;
};

/** The email was verified. The mobile was not: what is found by it may be somebody else's. */
type Person = { id: string; email: string; mobile: string };
