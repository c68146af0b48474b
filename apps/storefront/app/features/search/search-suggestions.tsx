import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { Suggestion } from '@subah/contract/search/search';
import { searchSuggestions } from '@subah/messages/search-box';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { formatRupees } from '@subah/rules/money';
import { cx } from '@subah/ui/class-names';
import { ComboboxPopup, useCombobox } from '@subah/ui/combobox';
import {
  CornerDownRight,
  FlaskConical,
  History,
  LayoutGrid,
  type LucideIcon,
  Search,
  Stethoscope,
  Tag,
  TrendingUp,
} from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePublicQuery } from '../../lib/data/use-api-query.ts';
import { siteName } from '../../lib/language/site-text.ts';
import { StoredPicture } from '../../lib/pictures/stored-picture.tsx';
import { productName } from '../../shared/catalog/product-name.ts';
import { RxMark } from '../../shared/catalog/rx-mark.tsx';
import { placeText } from './place-links.tsx';
import { forgetSearches, readRecentSearches } from './recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchKind = 'search' | 'recent' | 'popular';
type SearchOption = Omit<Suggestion, 'kind'> & { kind: Suggestion['kind'] | SearchKind };

type Props = {
  input: RefObject<HTMLInputElement | null>;
  /** The ADD button of a product; the cart is another feature. */
  renderAdd: (product: ProductCard) => ReactNode;
};

/** Turns the server-rendered search box into a combobox. Loaded when the box is first used. */
export function SearchSuggestions({ input, renderAdd }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(readRecentSearches);
  const suggestions = useSuggestions(text);
  const { data: popular = [] } = usePublicQuery('GET search-popular', {});
  const isEmpty = text.trim() === '';
  const combobox = useCombobox<SearchOption>({
    input,
    options: isEmpty ? startOptions(recent, popular.map(siteName)) : optionsFor(text, suggestions),
    mode: 'suggest',
    opensOnFocus: true,
    onInput: setText,
    onOpen: (value) => {
      setText(value);
      setRecent(readRecentSearches());
    },
    onSelect: ({ path }) => {
      setText('');
      input.current?.form?.reset();
      input.current?.blur();
      void navigate(path);
    },
  });
  const clear = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <ComboboxPopup
      combobox={combobox}
      listLabel={t(searchSuggestions.title)}
      optionKey={({ kind, path, text: name }) => `${kind} ${path} ${name}`}
      optionGroup={({ kind }) => (kind === 'recent' || kind === 'popular' ? t(searchSuggestions[kind]) : undefined)}
      renderOption={(option) =>
        option.product ? (
          <ProductRow product={option.product} typed={text.trim()} add={renderAdd(option.product)} />
        ) : (
          <PlaceRow option={option} typed={text.trim()} />
        )
      }
      status={t(searchSuggestions.count, { count: suggestions.length })}
      footer={
        isEmpty &&
        recent.length > 0 && (
          <button type="button" tabIndex={-1} onClick={clear} className="link m-2.5">
            {t(searchSuggestions.clearRecent)}
          </button>
        )
      }
      popupClassName="inset-x-0"
    />
  );
}

function ProductRow({ product, typed, add }: { product: ProductCard; typed: string; add: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="size-11 flex-none overflow-hidden rounded-sm">
        <StoredPicture path={product.image} alt="" sizes="44px" width={44} height={44} />
      </span>
      <span className="min-w-0 flex-1">
        {/* Never cut a medicine's name: the strength is at its end. */}
        <span className={cx('leading-tight', product.product_type !== 'medicine' && 'line-clamp-2')}>
          <Highlighted text={productName(product)} match={typed} />
        </span>
        <span className="num block truncate text-ink-600 text-meta">
          {product.requiresPrescription && <RxMark className="mr-1.5" />}
          {[formatRupees(product.price), product.brand, packSizeText(product)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {add}
    </>
  );
}

function PlaceRow({ option, typed }: { option: SearchOption; typed: string }) {
  const { kind } = option;
  const Icon = ICONS[kind];
  const label = kind in PLACES ? t(searchSuggestions[kind as keyof typeof PLACES]) : undefined;
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 flex-none text-ink-600" />
      <span className="min-w-0 flex-1">
        {kind === 'search' ? (
          t(searchSuggestions.allResults, { query: typed })
        ) : (
          <Highlighted text={placeText({ ...option, kind })} match={typed} />
        )}
      </span>
      {label && <span className="flex-none text-ink-600 text-meta">{label}</span>}
    </>
  );
}

function Highlighted({ text, match }: { text: string; match: string }) {
  const start = match === '' ? -1 : text.toLowerCase().indexOf(match.toLowerCase());
  if (start < 0) return text;
  const end = start + match.length;
  return (
    <>
      {text.slice(0, start)}
      <b className="font-bold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}

const searchOption = (kind: SearchKind, query: string): SearchOption => ({
  kind,
  id: query,
  text: query,
  hindiText: null,
  path: `/search?${new URLSearchParams({ query })}`,
  product: null,
});

/** Before anything is typed. */
const startOptions = (recent: readonly string[], popular: readonly string[]): readonly SearchOption[] => [
  ...recent.map((query) => searchOption('recent', query)),
  ...popular.filter((query) => !recent.includes(query)).map((query) => searchOption('popular', query)),
];

const optionsFor = (text: string, suggestions: readonly Suggestion[]): readonly SearchOption[] =>
  suggestions.length === 0 ? [] : [...suggestions, searchOption('search', text.trim())];

const PLACES = {
  category: LayoutGrid,
  brand: Tag,
  department: Stethoscope,
  doctor: Stethoscope,
  'health-check': FlaskConical,
  page: CornerDownRight,
} as const;

const ICONS: Record<SearchOption['kind'], LucideIcon> = {
  ...PLACES,
  product: Search,
  search: Search,
  recent: History,
  popular: TrendingUp,
};
