import { common } from '@subah/messages/console/common';
import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { buttonClass } from '@subah/ui/button';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { CardState } from './card-state.tsx';

export function PrescriptionsCard() {
  const response = useSWR(['prescriptions', 'card'], () =>
    api('GET medical/presciptions', { query: { status: 'pending', limit: 5 } }),
  );
  const rows = response.data?.data;
  return (
    <section className="card p-4 pb-2" aria-labelledby="to-check">
      <h2 id="to-check" className="font-bold text-base">
        {t(texts.prescriptions)}
      </h2>
      <CardState response={response} />
      <ul className="mt-1">
        {rows?.map((record) => (
          <li key={record._id} className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
            <FileText className="size-5 flex-none text-chilli" aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{record.user.name}</span>
              <span className="block text-ink-600 text-xs">{formatDateTime(record.createdAt)}</span>
            </span>
            <Link to="?section=prescriptions&status=pending" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              {t(common.open)}
              <span className="sr-only"> {t(texts.prescriptionOf, { name: record.user.name })}</span>
            </Link>
          </li>
        ))}
        {rows?.length === 0 && <li className="py-2 text-ink-600">{t(texts.allRead)}</li>}
      </ul>
    </section>
  );
}
