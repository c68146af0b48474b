import { searchFilters } from '@subah/messages/search-filters';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Checkbox } from '@subah/ui/choice';
import { Field, Select, TextInput } from '@subah/ui/field';
import { SlidersHorizontal } from 'lucide-react';
import { Form, Link, useSearchParams } from 'react-router';
import { closeDetails } from '../../../lib/page/close-details.ts';
import { tidyPrices } from '../../../shared/catalog/tidy-prices.ts';
import { FILTER_NAMES } from './shelf-query.ts';

const DISCOUNTS = ['10', '20', '30', '50'];
/** Others that the address keeps. */
const KEPT = ['subcategory', 'sort'];

type Props = { brands: readonly { name: string; count: number }[]; hasVegMark: boolean };

/** A form whose values are the address, so that it works without JavaScript and a shelf can be shared. */
export function ShelfFilters({ brands, hasVegMark }: Props) {
  const [address] = useSearchParams();
  const parameters = tidyPrices(address);
  const count = FILTER_NAMES.filter((name) => parameters.get(name)).length;
  const isBrand = (name: string) => parameters.getAll('brand').some((one) => one.toLowerCase() === name.toLowerCase());
  return (
    <details className="order-first open:w-full">
      <summary className="chip w-fit cursor-pointer list-none">
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {t(searchFilters.filters)}
        {count > 0 && <span className="num"> · {count}</span>}
      </summary>
      {/* The key resets the fields when the address changes. */}
      <Form
        key={parameters.toString()}
        method="get"
        preventScrollReset
        onSubmit={closeDetails}
        className="card mt-2 grid gap-4 p-3 md:p-4"
      >
        {KEPT.map((name) => {
          const value = parameters.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <div className="grid gap-4 sm:grid-cols-3">
          {brands.length > 1 && (
            <fieldset className="min-w-0">
              <legend className="font-semibold">{t(searchFilters.brand)}</legend>
              <div className="max-h-48 overflow-y-auto">
                {brands.map(({ name, count }) => (
                  <Checkbox
                    key={name}
                    name="brand"
                    value={name}
                    defaultChecked={isBrand(name)}
                    label={
                      <span translate="no">
                        {name} <span className="num text-ink-600">{count}</span>
                      </span>
                    }
                  />
                ))}
              </div>
            </fieldset>
          )}
          <fieldset className="grid content-start gap-2">
            <legend className="font-semibold">{t(searchFilters.price)}</legend>
            <div className="grid grid-cols-2 gap-2">
              <PriceField name="minPrice" label={t(searchFilters.minPrice)} value={parameters.get('minPrice')} />
              <PriceField name="maxPrice" label={t(searchFilters.maxPrice)} value={parameters.get('maxPrice')} />
            </div>
          </fieldset>
          <fieldset className="grid content-start">
            <legend className="font-semibold">{t(searchFilters.more)}</legend>
            <Checkbox
              name="inStock"
              value="true"
              defaultChecked={parameters.get('inStock') === 'true'}
              label={t(searchFilters.inStock)}
            />
            {hasVegMark && (
              <Checkbox
                name="veg"
                value="true"
                defaultChecked={parameters.get('veg') === 'true'}
                label={t(searchFilters.veg)}
              />
            )}
            <Field label={t(searchFilters.discount)}>
              {(control) => (
                <Select {...control} name="discount" defaultValue={parameters.get('discount') ?? ''}>
                  <option value="">{t(searchFilters.anyDiscount)}</option>
                  {DISCOUNTS.map((percent) => (
                    <option key={percent} value={percent}>
                      {t(searchFilters.discountFrom, { percent })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </fieldset>
        </div>
        <div className="flex items-center gap-4">
          <Button type="submit">{t(searchFilters.apply)}</Button>
          {count > 0 && (
            <Link
              to={{ search: withoutFilters(parameters) }}
              preventScrollReset
              onClick={closeDetails}
              className="link min-h-11"
            >
              {t(searchFilters.clear)}
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}

const PriceField = ({ name, label, value }: { name: string; label: string; value: string | null }) => (
  <Field label={label}>
    {(control) => (
      <TextInput
        {...control}
        name={name}
        inputMode="decimal"
        maxLength={20}
        defaultValue={value ?? ''}
        className="num"
      />
    )}
  </Field>
);

function withoutFilters(parameters: URLSearchParams): string {
  const rest = new URLSearchParams(parameters);
  for (const name of [...FILTER_NAMES, 'cursor']) rest.delete(name);
  return rest.toString();
}
