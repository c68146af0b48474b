import type { Tx } from '../../platform/database/database.ts';

type StaffChange = {
  actorId: string;
  action: string;
  subject: 'two-step' | 'account' | 'staff';
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** The audit log is on a higher level, so the app injects it. */
export type RecordChange = (tx: Tx, change: StaffChange) => Promise<void>;
