import type { OrderItem } from '@subah/contract/orders/orders';
import { pictureSize } from '@subah/contract/picture';
import { labVisit } from '@subah/messages/lab-visit';
import { orderItems } from '@subah/messages/order-items';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { Stepper } from '@subah/ui/stepper';
import { nameLines } from '../../shared/catalog/product-name.ts';

type Props = {
  item: OrderItem;
  /** Packs that can be chosen. */
  most: number;
  /** Only one item can be chosen at a time. */
  isSingle: boolean;
  quantity: number;
  onChange: (quantity: number) => void;
};

export function ItemChoice({ item, most, isSingle, quantity, onChange }: Props) {
  const { main: name } = nameLines(item);
  return (
    <div className="num flex min-h-14 items-center gap-x-3 gap-y-1.5 max-sm:flex-wrap">
      <label className="flex min-w-0 items-center gap-3 max-sm:w-full sm:flex-1">
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={isSingle ? 'item' : undefined}
          checked={quantity > 0}
          onChange={(event) => onChange(event.target.checked ? most : 0)}
          className="size-5 flex-none accent-leaf-600"
        />
        <img
          src={pictureSize(item.image, 300, 'webp')}
          width={40}
          height={40}
          alt=""
          className="size-10 flex-none rounded-add bg-sunk object-cover"
        />
        <span className="min-w-0">
          <span translate="no" className="wrap-anywhere block font-semibold leading-[1.125rem]">
            {name}
          </span>
          <span className="text-ink-600 text-meta">
            {item.product_type === 'labtest' ? t(labVisit.line) : unitText(item.unit)} × {item.quantity}
          </span>
        </span>
      </label>
      {quantity > 0 && most > 1 && (
        // Under the name on phones, which leave it no room beside.
        <div className="max-sm:ml-21">
          <Stepper
            size="sm"
            label={t(orderItems.quantityOf, { name })}
            name={name}
            value={quantity}
            max={most}
            onLess={() => onChange(quantity - 1)}
            onMore={() => onChange(quantity + 1)}
          />
        </div>
      )}
    </div>
  );
}
