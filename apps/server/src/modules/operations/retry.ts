import { type Db, inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isOutdatedJob, rescheduleFailedJob } from '../../platform/jobs/failed-jobs.ts';
import { recordChange } from '../audit/index.ts';
import { sendWaitingMails } from '../order-mails/index.ts';

/** A job that is running, or was done meanwhile, is not there any more. */
export async function retryJob(db: Db, actorId: string, jobId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await isOutdatedJob(tx, jobId))
      throw new Problem(
        'MAIL_OUTDATED',
        'This mail is outdated: a newer one replaced it, or its code or link has expired.',
      );
    if (!(await rescheduleFailedJob(tx, jobId)))
      throw new Problem('NOT_FOUND', 'This job is done, running or was never there.');
    await recordChange(tx, { actorId, action: 'retry', subject: 'job', subjectId: jobId });
  });
}

export async function retryMails(db: Db, actorId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sendWaitingMails(tx);
    await recordChange(tx, { actorId, action: 'retry', subject: 'mails', subjectId: 'waiting' });
  });
}
