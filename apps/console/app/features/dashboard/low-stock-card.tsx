import { LOW_STOCK } from '@subah/rules/catalog/low-stock';
import { formatRupees } from '@subah/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/session.ts';
import { NamedThumb } from '../../lib/thumb.tsx';

const SHOWN = 6;

export function LowStockCard() {
  const { data } = useQuery({
    queryKey: ['low-stock', 'card'],
    queryFn: () => api('GET admin/low-stock', { query: { limit: SHOWN } }),
  });
  return (
    <section className="card p-4 pb-2" aria-labelledby="low-stock">
      <div className="flex items-center justify-between">
        <h2 id="low-stock" className="font-bold text-base">
          Low stock
        </h2>
        <Link to="?section=low-stock" className="font-bold text-leaf-700 hover:underline">
          See all
        </Link>
      </div>
      <ul className="mt-1">
        {data?.data.map((row) => (
          <li key={row._id} className="flex items-center gap-3 border-line border-t py-1.5 first:border-t-0">
            <span className="min-w-0 flex-1">
              <NamedThumb path={row.image} name={row.name} />
            </span>
            <span className="num text-ink-600">{formatRupees(row.price)}</span>
            <b className="num w-10 text-right text-chilli">{row.stock}</b>
          </li>
        ))}
        {data?.data.length === 0 && <li className="py-2 text-ink-600">Nothing has {LOW_STOCK} packs or fewer.</li>}
      </ul>
    </section>
  );
}
