import type { PickList } from '@subah/contract/orders/reports';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { api } from '../../lib/api/session.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { DeliveryStop } from './delivery-stop.tsx';
import { Samples } from './samples.tsx';

/** Products to fetch, orders by area, then lab samples to collect. */
export const PickListScreen = () => (
  <DaySheet
    name={['orders', 'pick-list']}
    load={async (date) => (await api('GET admin/orders/pick-list', { query: { date } })).data}
    errorText="Failed to load orders."
    isEmpty={(list) => list.orderCount === 0 && list.samples.length === 0}
    empty={{ title: 'No orders found.', text: (day) => `Nothing is to be packed for ${day}.` }}
  >
    {(list, { day }) => <PickLists list={list} day={day} />}
  </DaySheet>
);

function PickLists({ list, day }: { list: PickList; day: string }) {
  return (
    <div className="grid gap-5 print:block">
      <section className="card p-4">
        <h2 className="font-bold text-base">
          {day} · {list.orderCount === 1 ? '1 order' : `${list.orderCount} orders`}
        </h2>
        {list.items.length > 0 && <ItemsToFetch items={list.items} />}
      </section>
      {list.areas.map(({ area, orders }) => (
        <section key={area} className="card break-before-page p-4">
          <h2 className="font-bold text-base">
            {area} · {orders.length === 1 ? '1 door' : `${orders.length} doors`}
          </h2>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2">
            {orders.map((order) => (
              <DeliveryStop key={order._id} stop={order}>
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
              </DeliveryStop>
            ))}
          </ul>
        </section>
      ))}
      <Samples samples={list.samples} />
    </div>
  );
}

const ItemsToFetch = ({ items }: Pick<PickList, 'items'>) => (
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
          Catalog
        </th>
        <th scope="col">Done</th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={item.productId} className="border-line border-t">
          <td className="num py-1 pr-3 font-bold">{item.quantity}</td>
          <td className="py-1 pr-3 font-semibold">{item.name}</td>
          <td className="py-1 pr-3">{item.unit}</td>
          <td className="py-1 pr-3 text-ink-600 max-md:hidden print:table-cell">
            {catalogFacts[item.product_type].title}
          </td>
          <td className="py-1">
            <span className="inline-block size-4 border border-ink" aria-hidden />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
