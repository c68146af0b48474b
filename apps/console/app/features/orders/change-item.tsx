import type { OrderItem } from '@subah/contract/orders/orders';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { Stepper } from '@subah/ui/stepper';
import { useState } from 'react';
import { ProductPicker } from '../../shared/products/product-picker.tsx';
import type { ItemChange } from './item-change.ts';

type ChangeItemProps = {
  item: OrderItem;
  canReplace: boolean;
  change: ItemChange;
  onChange: (change: ItemChange) => void;
};

export function ChangeItem({ item, canReplace, change, onChange }: ChangeItemProps) {
  const [isReplacing, setReplacing] = useState(false);
  const quantity = Math.min(change.quantity, item.quantity);
  return (
    <li className="grid gap-2 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-semibold">{item.name}</span>
          <span className="num block text-ink-600 text-xs">
            {t(texts.ordered, { unit: item.unit, price: formatRupees(item.price), quantity: item.quantity })}
          </span>
        </span>
        <Stepper
          label={t(texts.quantityOf, { name: item.name })}
          name={item.name}
          size="sm"
          value={quantity}
          max={item.quantity}
          onLess={() => onChange({ ...change, quantity: Math.max(0, quantity - 1) })}
          onMore={() => onChange({ ...change, quantity: quantity + 1 })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-2">
        {change.quantity > 0 && !change.replacement && (
          <Field label={t(texts.pricePerPack, { name: item.name })}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                className="w-28"
                value={change.price ?? String(item.price)}
                onChange={(event) => onChange({ ...change, price: event.target.value })}
              />
            )}
          </Field>
        )}
        {change.quantity > 0 && (
          <Button variant="quiet" size="sm" onClick={() => onChange({ ...change, quantity: 0 })}>
            {t(texts.takeOut)}
            <span className="sr-only"> {item.name}</span>
          </Button>
        )}
        {canReplace && !isReplacing && (
          <Button variant="quiet" size="sm" onClick={() => setReplacing(true)}>
            {t(texts.replace)}
            <span className="sr-only"> {item.name}</span>
          </Button>
        )}
      </div>
      {isReplacing && (
        <ProductPicker
          label={t(texts.insteadOf, { name: item.name })}
          selected={change.replacement ? [change.replacement] : []}
          onChange={(selected) => onChange({ ...change, replacement: selected.at(-1) })}
        />
      )}
    </li>
  );
}
