import type { Db, Tx } from './database/database.ts';

/** The personal data of a module: exported on request and erased with the account. */
export type PersonalData = {
  /** The key in the export. */
  subject: string;
  read: (db: Db, person: Person) => Promise<unknown>;
  /**
   * Runs in the transaction that deletes the account, under the lock of the account; a thrown `Problem` refuses the
   * deletion because something is under way. Missing where the law requires the data to be kept.
   */
  erase?: (tx: Tx, person: Person, now: Date) => Promise<void>;
};

/** Only the email is verified; rows found by mobile may belong to another person. */
type Person = { id: string; email: string; mobile: string };
