import { buttonClass } from '@subah/ui/button';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { showMoment } from '../../lib/moments.ts';
import { api } from '../../lib/session.ts';
import { CardWait } from './card-wait.tsx';

export function PrescriptionsCard() {
  const asked = useQuery({
    queryKey: ['prescriptions', 'card'],
    queryFn: () => api('GET medical/presciptions', { query: { status: 'pending', limit: 5 } }),
  });
  const rows = asked.data?.data;
  return (
    <section className="card p-4 pb-2" aria-labelledby="to-check">
      <h2 id="to-check" className="font-bold text-base">
        Prescriptions to check
      </h2>
      <CardWait asked={asked} />
      <ul className="mt-1">
        {rows?.map((record) => (
          <li key={record._id} className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
            <FileText className="size-5 flex-none text-chilli" aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{record.user.name}</span>
              <span className="block text-ink-600 text-xs">{showMoment(record.createdAt)}</span>
            </span>
            <Link to="?section=prescriptions&status=pending" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              Open<span className="sr-only"> the prescription of {record.user.name}</span>
            </Link>
          </li>
        ))}
        {rows?.length === 0 && <li className="py-2 text-ink-600">All read. New ones appear here.</li>}
      </ul>
    </section>
  );
}
