import type { PickList } from '@subah/contract/reports/reports';
import { catalogTitles } from '@subah/messages/catalogs';
import { t } from '@subah/messages/console/message';
import { pickList as texts } from '@subah/messages/console/pick-list';
import { expiryText } from '@subah/rules/catalog/batches';
import { Checkbox } from '@subah/ui/choice';
import { useDeviceMemory } from './use-device-memory.ts';

type Item = PickList['items'][number];

/** A tick counts for the quantity that was fetched: a later order unticks the product. */
const tickOf = ({ productId, quantity }: Item): string => `${productId}=${quantity}`;

/** Products by shelf, to be ticked on the phone or on paper. */
export function ItemsToFetch({ items, date }: { items: Item[]; date: string }) {
  const [ticks, setTicks] = useDeviceMemory('ticks', date);
  const shelves = Map.groupBy(items, (item) => shelfOf(item));
  const left = items.filter((item) => !ticks.has(tickOf(item))).length;
  const toggle = (item: Item, isDone: boolean) => {
    const others = [...ticks].filter((tick) => !tick.startsWith(`${item.productId}=`));
    setTicks(isDone ? [...others, tickOf(item)] : others);
  };
  return (
    <>
      <p role="status" className="num mt-1 text-ink-600 print:hidden">
        {left === 0 ? t(texts.allFetched) : t(texts.toFetch, { left, count: items.length })}
      </p>
      <div className="mt-2 gap-5 md:columns-2 print:columns-2">
        {[...shelves].map(([shelf, group]) => (
          <section key={shelf} className="mb-3 break-inside-avoid">
            <h3 className="font-bold text-ink-600 text-xs">{shelf}</h3>
            <ul aria-label={shelf}>
              {group.map((item) => (
                <li key={item.productId} className="border-line border-t first:border-t-0">
                  <Checkbox
                    label={
                      <span className="block py-1">
                        <b className="num">{item.quantity}</b> × <span className="font-semibold">{item.name}</span>,{' '}
                        {item.unit}
                        {item.batches.map(({ number, expiresOn, quantity }) => (
                          <span key={number} className="num block text-ink-600 text-sm">
                            {t(texts.fromBatch, { number, expiry: expiryText(expiresOn), packs: quantity })}
                          </span>
                        ))}
                        {item.recalledBatches.length > 0 && (
                          <span className="block font-semibold text-chilli text-sm">
                            {t(texts.recalledBatches, { numbers: item.recalledBatches.join(', ') })}
                          </span>
                        )}
                      </span>
                    }
                    checked={ticks.has(tickOf(item))}
                    onChange={(event) => toggle(item, event.target.checked)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function shelfOf({ product_type, shelf }: Item): string {
  const title = t(catalogTitles[product_type]);
  return shelf ? `${title} · ${shelf}` : title;
}
