import { common } from '@subah/messages/console/common';
import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { Link } from 'react-router';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { CardState } from './card-state.tsx';

const MAX_ROWS = 6;

export function LowStockCard() {
  const response = useSWR(['dashboard', 'low-stock'], () => api('GET admin/low-stock', { query: { limit: MAX_ROWS } }));
  const rows = response.data?.data;
  return (
    <section className="card p-4 pb-2" aria-labelledby="low-stock">
      <div className="flex items-center justify-between">
        <h2 id="low-stock" className="font-bold text-base">
          {t(common.lowStock)}
        </h2>
        <Link to="?section=low-stock" className="tap-13 font-bold text-leaf-700 hover:underline">
          {t(texts.seeAll)}
        </Link>
      </div>
      <CardState response={response} />
      <ul className="mt-1">
        {rows?.map((row) => (
          <li key={row._id} className="flex items-center gap-3 border-line border-t py-1.5 first:border-t-0">
            <span className="min-w-0 flex-1">
              <NamedThumbnail path={row.image} name={row.name} />
            </span>
            <span className="num text-ink-600">{formatRupees(row.price)}</span>
            <b className="num w-10 text-right text-chilli">{row.stock}</b>
          </li>
        ))}
        {rows?.length === 0 && <li className="py-2 text-ink-600">{t(texts.nothingLow)}</li>}
      </ul>
    </section>
  );
}
