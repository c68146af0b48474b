import type { SearchFacets } from '@subah/contract/search/search';
import { search } from '@subah/messages/search';
import { searchFilters } from '@subah/messages/search-filters';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { Checkbox } from '@subah/ui/choice';
import { Field, Select, TextInput } from '@subah/ui/field';
import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { siteText } from '../../lib/language/site-text.ts';
import { closeDetails } from '../../lib/page/close-details.ts';
import { filtersOf, hrefWithout, searchHref } from './search-address.ts';

type Props = { parameters: URLSearchParams; facets: SearchFacets };

/** A form whose values are the address, so that it works without JavaScript and a result can be shared. */
export function ResultFilters({ parameters, facets }: Props) {
  const filters = filtersOf(parameters);
  const source = parameters.get('source');
  const sort = parameters.get('sort');
  return (
    <details className="open:w-full">
      <summary className="chip w-fit cursor-pointer list-none">
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {t(searchFilters.filters)}
      </summary>
      {/* The key resets the fields when the address changes. */}
      <Form
        key={parameters.toString()}
        action="/search"
        method="get"
        replace
        preventScrollReset
        onSubmit={closeDetails}
        className="card mt-2 grid gap-4 p-3 md:p-4"
      >
        <input type="hidden" name="query" value={parameters.get('query') ?? ''} />
        {source && <input type="hidden" name="source" value={source} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Choices label={t(searchFilters.brand)} name="brand" choices={facets.brand} chosen={filters.brand} />
          <Choices
            label={t(searchFilters.category)}
            name="category"
            choices={facets.category}
            chosen={filters.category}
          />
          <PriceFields facets={facets} min={filters.minPrice} max={filters.maxPrice} />
          <fieldset>
            <legend className="font-semibold">{t(searchFilters.more)}</legend>
            <Flag name="inStock" count={facets.inStock} isChosen={filters.inStock === 'true'}>
              {t(searchFilters.inStock)}
            </Flag>
            <Flag name="veg" count={facets.veg} isChosen={filters.veg === 'true'}>
              {t(searchFilters.veg)}
            </Flag>
            {facets.prescription > 0 && (
              <Flag
                name="prescription"
                value="false"
                count={facets.noPrescription}
                isChosen={filters.prescription === 'false'}
              >
                {t(searchFilters.noPrescription)}
              </Flag>
            )}
            {facets.discount.length > 0 && (
              <Field label={t(searchFilters.discount)}>
                {(control) => (
                  <Select {...control} name="discount" defaultValue={filters.discount ?? ''}>
                    <option value="">{t(searchFilters.anyDiscount)}</option>
                    {facets.discount.map(({ value, count }) => (
                      <option key={value} value={value}>
                        {t(searchFilters.discountFrom, { percent: value })} ({count})
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
          </fieldset>
        </div>
        <Button type="submit" className="justify-self-start">
          {t(searchFilters.apply)}
        </Button>
      </Form>
    </details>
  );
}

type Choice = SearchFacets['brand'][number];

const labelOf = (choice: Choice | undefined): string | undefined => choice && siteText(choice.label, choice.hindiLabel);

function Choices(props: { label: string; name: string; choices: Choice[]; chosen: string[] | undefined }) {
  const { label, name, choices, chosen = [] } = props;
  if (choices.length === 0) return null;
  const isChosen = (value: string) => chosen.some((each) => each.toLowerCase() === value.toLowerCase());
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="max-h-64 overflow-y-auto">
        {choices.map((choice) => (
          <Flag
            key={choice.value}
            name={name}
            value={choice.value}
            count={choice.count}
            isChosen={isChosen(choice.value)}
          >
            {labelOf(choice)}
          </Flag>
        ))}
      </div>
    </fieldset>
  );
}

type FlagProps = { name: string; value?: string; count: number; isChosen: boolean; children: ReactNode };

const Flag = ({ name, value = 'true', count, isChosen, children }: FlagProps) =>
  count === 0 && !isChosen ? null : (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={isChosen}
      label={
        <>
          {children} <span className="num text-ink-600">{count}</span>
        </>
      }
    />
  );

type PriceFieldsProps = { facets: SearchFacets; min: string | undefined; max: string | undefined };

function PriceFields({ facets: { price }, min, max }: PriceFieldsProps) {
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 font-semibold">{t(searchFilters.price)}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Field label={t(searchFilters.minPrice)}>
          {(control) => (
            <TextInput
              {...control}
              name="minPrice"
              inputMode="decimal"
              maxLength={20}
              defaultValue={min}
              placeholder={price ? String(Math.floor(price.min)) : undefined}
            />
          )}
        </Field>
        <Field label={t(searchFilters.maxPrice)}>
          {(control) => (
            <TextInput
              {...control}
              name="maxPrice"
              inputMode="decimal"
              maxLength={20}
              defaultValue={max}
              placeholder={price ? String(Math.ceil(price.max)) : undefined}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

/** The filters that are set, each with a link that removes it. */
export function ChosenFilters({ parameters, facets }: { parameters: URLSearchParams; facets: SearchFacets | null }) {
  const { source: _source, ...filters } = filtersOf(parameters);
  const chosen = Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().map((each) => ({ name, value: each })),
  );
  if (chosen.length === 0) return null;
  const clear = Object.fromEntries(chosen.map(({ name }) => [name, null]));
  return (
    <ul aria-label={t(searchFilters.filters)} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ name, value }) => {
        const text = textOf(name, value, facets);
        return (
          <li key={`${name} ${value}`}>
            <Link
              to={hrefWithout(parameters, name, value)}
              replace
              preventScrollReset
              aria-label={t(searchFilters.remove, { filter: text })}
              className="chip chip-on wrap-anywhere whitespace-normal py-1"
            >
              {text}
              <X aria-hidden="true" className="size-4" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link to={searchHref(parameters, clear)} replace preventScrollReset className="link">
          {t(searchFilters.clear)}
        </Link>
      </li>
    </ul>
  );
}

function textOf(name: string, value: string, facets: SearchFacets | null): string {
  switch (name) {
    case 'category':
      return labelOf(facets?.category.find((choice) => choice.value === value)) ?? t(searchFilters.category);
    case 'minPrice':
      return t(searchFilters.priceFrom, { price: formatRupees(Number(value)) });
    case 'maxPrice':
      return t(searchFilters.priceTo, { price: formatRupees(Number(value)) });
    case 'discount':
      return t(searchFilters.discountFrom, { percent: value });
    case 'inStock':
      return t(searchFilters.inStock);
    case 'veg':
      return t(searchFilters.veg);
    case 'prescription':
      return t(searchFilters.noPrescription);
    default:
      return value || t(search.all);
  }
}
