import { pictureSize } from '@subah/contract/picture';
import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { type NamedProduct, nameLines } from '../catalog/product-name.ts';

type Item = NamedProduct & { _id: string; image: string };

/** The first pictures of an order or a cart in one row. */
export function ItemPictures({ items, max }: { items: readonly Item[]; max: number }) {
  const more = items.length - max;
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-1.5">
      {items.slice(0, max).map((item) => (
        <li key={item._id} className="flex-none">
          <img
            src={pictureSize(item.image, 300, 'webp')}
            width={40}
            height={40}
            alt={nameLines(item).main}
            loading="lazy"
            className="size-10 rounded-add bg-sunk object-cover"
          />
        </li>
      ))}
      {more > 0 && <li className="whitespace-nowrap text-ink-600 text-meta">{t(orders.moreItems, { count: more })}</li>}
    </ul>
  );
}
