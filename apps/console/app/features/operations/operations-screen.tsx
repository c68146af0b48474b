import { LIST_LIMITS } from '@subah/contract/list-limits';
import type { Operations, StuckJob } from '@subah/contract/operations/operations';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { operations as texts } from '@subah/messages/console/operations';
import { STAFF_LANGUAGE } from '@subah/messages/console/staff-language';
import { localeOf } from '@subah/messages/language';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { ShownLimit } from '../../lib/list/shown-limit.tsx';
import { backupState, formatBytes, mailEventLabel } from './operations-format.ts';

const REFRESH_MS = 30_000;

/** What the shop does in the background, and what needs a hand. */
export function OperationsScreen() {
  const { data, error, isLoading, mutate } = useSWR(
    ['operations'],
    async () => (await api('GET admin/operations', {})).data,
    { refreshInterval: REFRESH_MS },
  );
  const show = (operations: Operations) => void mutate(operations, { revalidate: false });
  return (
    <div className="grid gap-3.5">
      {isLoading && <RowsSkeleton />}
      {error && (
        <div className="card">
          <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />
        </div>
      )}
      {data && (
        <>
          <Facts operations={data} />
          <Jobs operations={data} show={show} />
          <Mails operations={data} show={show} />
        </>
      )}
    </div>
  );
}

function Facts({ operations }: { operations: Operations }) {
  const { backup, freeBytes, paymentsUnmatched, refundsFailed } = operations;
  const payments = paymentsUnmatched + refundsFailed;
  return (
    <Card title={t(texts.shop)}>
      <dl className="num mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        <Fact label={t(texts.version)}>
          {t(texts.versions, { shop: operations.version, node: operations.node, postgresql: operations.postgresql })}
        </Fact>
        <Fact label={t(texts.started)}>{formatDateTime(operations.startedAt)}</Fact>
        <Fact label={t(texts.newestMigration)}>{formatDateTime(operations.lastMigration)}</Fact>
        <Fact label={t(texts.backup)}>{backupState(backup, new Date())}</Fact>
        <Fact label={t(texts.database)}>{formatBytes(operations.databaseBytes)}</Fact>
        <Fact label={t(texts.freeDisk)}>{freeBytes === null ? t(texts.nothingStored) : formatBytes(freeBytes)}</Fact>
        <Fact label={t(texts.payments)}>
          {payments === 0 ? t(texts.noPayments) : <Link to="/dashboard?section=payments">{payments}</Link>}
        </Fact>
        <Fact label={t(texts.jobsWaiting)}>{operations.jobsWaiting}</Fact>
      </dl>
    </Card>
  );
}

type ListProps = { operations: Operations; show: (operations: Operations) => void };

function Jobs({ operations: { jobs }, show }: ListProps) {
  const { pending, run } = useAction<string>(t(common.wentWrong));
  const retry = (job: StuckJob) =>
    run(job._id, async () => {
      show((await api('POST admin/operations/jobs/retry', { body: { id: job._id } })).data);
      toast(t(texts.runAgainToast));
    });
  return (
    <Card title={t(texts.failedJobs)}>
      {jobs.length === 0 && <p className="mt-2 text-ink-600">{t(texts.noFailedJobs)}</p>}
      <ul className="mt-2 grid gap-3">
        {jobs.map((job) => (
          <li key={job._id} className="flex flex-wrap items-start justify-between gap-2">
            <div className="min-w-0">
              <b>{job.task}</b>
              <p className="num text-ink-600 text-xs">
                {t(texts.attempts, {
                  count: job.attempts,
                  next: job.failed ? '' : formatDateTime(job.nextAttemptAt),
                })}
              </p>
              <p className="break-words text-xs">{job.error}</p>
              {job.isAddressRefused && <Refused />}
            </div>
            {job.isOutdated ? (
              <p className="font-semibold text-ink-600">{t(texts.outdated)}</p>
            ) : (
              <Button size="sm" busy={pending === job._id} onClick={() => void retry(job)}>
                {t(texts.runAgain)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {jobs.some((job) => job.isAddressRefused) && <Advice text={t(texts.mailRefused)} />}
      <ShownLimit count={jobs.length} limit={LIST_LIMITS.failedJobs} />
    </Card>
  );
}

function mailsText({ hasMailServer, mailsWaiting, mails }: Operations): string {
  if (!hasMailServer) return t(texts.noMailServer);
  return mailsWaiting === 0
    ? t(texts.allMailsSent)
    : t(texts.mailsWaiting, { count: mailsWaiting, failed: mails.length });
}

function Mails({ operations, show }: ListProps) {
  const { mails } = operations;
  const { pending, run } = useAction<'send'>(t(common.wentWrong));
  const send = () =>
    run('send', async () => {
      show((await api('POST admin/operations/mails/retry', {})).data);
      toast(t(texts.mailsSentToast));
    });
  return (
    <Card title={t(texts.mails)}>
      <p className="num mt-2 text-ink-600">{mailsText(operations)}</p>
      <ul className="num mt-2 grid gap-3">
        {mails.map((mail) => (
          <li key={`${mail.orderId} ${mail.event}`}>
            <Link to={`?section=all-orders&order=${mail.orderId}`} className="tap-6 font-bold text-leaf-700 underline">
              {orderName(mail.orderId)}
            </Link>{' '}
            {t(texts.mailTried, {
              event: mailEventLabel(mail.event),
              time: formatDateTime(mail.createdAt),
              count: mail.attempts,
            })}
            {mail.isAddressRefused && <Refused />}
          </li>
        ))}
      </ul>
      {mails.some((mail) => mail.isAddressRefused) && <Advice text={t(texts.addressRefused)} />}
      <ShownLimit count={mails.length} limit={LIST_LIMITS.waitingMails} />
      {mails.length > 0 && (
        <Button size="sm" className="mt-3" busy={pending === 'send'} onClick={() => void send()}>
          {t(texts.sendNow)}
        </Button>
      )}
    </Card>
  );
}

const Refused = () => (
  <p lang={localeOf[STAFF_LANGUAGE]} className="font-semibold text-chilli text-xs">
    {t(texts.emailRefused)}
  </p>
);

const Advice = ({ text }: { text: string }) => (
  <p lang={localeOf[STAFF_LANGUAGE]} className="mt-3 max-w-160">
    {text}
  </p>
);

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card p-4">
    <h2 className="font-bold text-base">{title}</h2>
    {children}
  </section>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-600">{label}</dt>
    <dd className="font-bold">{children}</dd>
  </>
);
