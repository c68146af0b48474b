import type { Db, Tx } from '../../../platform/database/database.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { RecordChange } from '../record-change.ts';

/** Doctors are on a higher level, so the app injects their logins. */
export type DoctorLogins = {
  /** By the id of the account. */
  findAll: (db: Db | Tx) => Promise<Map<string, { _id: string; name: string }>>;
  /** Refuses an unknown doctor and one who has a login. */
  assign: (tx: Tx, login: { doctorId: string; userId: string }) => Promise<void>;
  release: (tx: Tx, userId: string) => Promise<void>;
};

export type StaffDeps = AccountDeps & { record: RecordChange; doctorLogins: DoctorLogins };
