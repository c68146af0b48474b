import type { PickList } from '@subah/contract/orders';
import { catalogueFacts } from '@subah/rules/catalog/catalogues';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { RowsSkeleton } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';
import { useParam } from '../../lib/use-param.ts';

const longDay = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What to fetch from the shelves, then what goes to which door. Prints without the console around it. */
export function PickListScreen() {
  const [date, setDate] = useParam('date');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['orders', 'pick-list', date],
    queryFn: async () => (await api('GET admin/orders/pick-list', { query: { date: date || undefined } })).data,
  });
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <label className="flex items-center gap-2">
          Morning of
          <input
            type="date"
            value={date || data?.date || ''}
            onChange={(event) => setDate(event.target.value)}
            className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
          />
        </label>
        <Button size="sm" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden />
          Print
        </Button>
      </div>
      {isPending && <RowsSkeleton />}
      {error && <ErrorState title="Failed to load orders." onRetry={() => void refetch()} />}
      {data && (data.orderCount === 0 ? <Nothing date={data.date} /> : <Lists list={data} />)}
    </div>
  );
}

const dayName = (date: string) => longDay.format(new Date(`${date}T00:00:00Z`));

const Nothing = ({ date }: { date: string }) => (
  <div className="card">
    <EmptyState title="No orders found." text={`Nothing is to be packed for ${dayName(date)}.`} />
  </div>
);

function Lists({ list }: { list: PickList }) {
  return (
    <div className="grid gap-5 print:block">
      <section className="card p-4">
        <h2 className="font-bold text-base">
          {dayName(list.date)} · {list.orderCount === 1 ? '1 order' : `${list.orderCount} orders`}
        </h2>
        <table className="mt-2 w-full">
          <caption className="sr-only">Products to fetch</caption>
          <thead>
            <tr className="text-left text-ink-600 text-xs">
              <th scope="col" className="pr-3">
                Packs
              </th>
              <th scope="col">Product</th>
              <th scope="col">Pack</th>
              <th scope="col" className="max-md:hidden print:table-cell">
                Catalogue
              </th>
              <th scope="col">Done</th>
            </tr>
          </thead>
          <tbody>
            {list.items.map((item) => (
              <tr key={item.productId} className="border-line border-t">
                <td className="num py-1 pr-3 font-bold">{item.quantity}</td>
                <td className="py-1 pr-3 font-semibold">{item.name}</td>
                <td className="py-1 pr-3">{item.unit}</td>
                <td className="py-1 pr-3 text-ink-600 max-md:hidden print:table-cell">
                  {catalogueFacts[item.product_type].title}
                </td>
                <td className="py-1">
                  <span className="inline-block size-4 border border-ink" aria-hidden />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {list.areas.map(({ area, orders }) => (
        <section key={area} className="card break-before-page p-4">
          <h2 className="font-bold text-base">
            {area} · {orders.length === 1 ? '1 door' : `${orders.length} doors`}
          </h2>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2">
            {orders.map((order) => (
              <li key={order._id} className="break-inside-avoid rounded-btn border border-line p-3">
                <p className="flex justify-between gap-3 font-bold">
                  <span>
                    {order._id.slice(-7)} · {order.name}
                  </span>
                  <span className="num">
                    {order.paymentType === 'cod' ? `Collect ${formatRupees(order.cashToCollect)}` : 'Paid'}
                  </span>
                </p>
                <p className="text-ink-600">
                  {order.street}, {order.pincode} · {order.phone}
                </p>
                {order.prescriptionState === 'to_check' && (
                  <p className="font-bold text-chilli">Check prescription before packing</p>
                )}
                <ul className="mt-1">
                  {order.items.map((item) => (
                    <li key={`${item.name} ${item.unit}`}>
                      <b className="num">{item.quantity}</b> × {item.name}, {item.unit}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
