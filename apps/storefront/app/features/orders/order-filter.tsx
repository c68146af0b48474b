import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { ORDER_GROUPS, type OrderGroup } from '@subah/rules/orders/statuses';
import { Chip } from '@subah/ui/chip';
import { TextInput } from '@subah/ui/field';
import { type FormEvent, useState } from 'react';
import type { OwnOrderFilter } from './use-my-orders.ts';

const GROUPS: Record<OrderGroup, string> = {
  open: t(orders.groupOpen),
  delivered: t(orders.groupDelivered),
  returns: t(orders.groupReturns),
  cancelled: t(orders.groupCancelled),
};

type Props = { filter: OwnOrderFilter; onChange: (filter: OwnOrderFilter) => void };

export function OrderFilter({ filter, onChange }: Props) {
  const [text, setText] = useState(filter.q ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const { q: _, ...rest } = filter;
    onChange(text.trim() === '' ? rest : { ...rest, q: text.trim() });
  };
  const { group: chosen, ...others } = filter;
  return (
    <div className="grid grid-cols-1 gap-2">
      <form onSubmit={search}>
        <TextInput
          type="search"
          enterKeyHint="search"
          aria-label={t(orders.search)}
          placeholder={t(orders.search)}
          maxLength={80}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            // The cross of the field empties it without a submit.
            if (event.target.value === '') onChange(chosen ? { group: chosen } : {});
          }}
        />
      </form>
      <fieldset className="no-scrollbar -mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:px-0">
        <legend className="sr-only">{t(orders.groups)}</legend>
        <Chip pressed={chosen === undefined} onClick={() => onChange(others)}>
          {t(orders.all)}
        </Chip>
        {ORDER_GROUPS.map((group) => (
          <Chip key={group} pressed={chosen === group} onClick={() => onChange({ ...others, group })}>
            {GROUPS[group]}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
