import type { Suggestion } from '@subah/contract/search/search';
import { searchSuggestions } from '@subah/messages/search-box';
import { t } from '@subah/messages/translate';
import { ComboboxPopup, useCombobox } from '@subah/ui/combobox';
import {
  CornerDownRight,
  FlaskConical,
  LayoutGrid,
  type LucideIcon,
  Search,
  ShoppingBasket,
  Stethoscope,
  Tag,
} from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { productName } from '../../shared/catalog/product-name.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchOption = { text: string; kind: keyof typeof ICONS; path: string };

/** Turns the server-rendered search box into a combobox. Loaded when the box is first used. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text);
  const combobox = useCombobox<SearchOption>({
    input,
    options: optionsFor(text, suggestions),
    mode: 'suggest',
    onInput: setText,
    onSelect: ({ path }) => {
      setText('');
      input.current?.form?.reset();
      input.current?.blur();
      void navigate(path);
    },
  });
  return (
    <ComboboxPopup
      combobox={combobox}
      listLabel={t(searchSuggestions.title)}
      optionKey={({ path }) => path}
      renderOption={(option) => <SuggestionRow option={option} typed={text.trim()} />}
      status={t(searchSuggestions.count, { count: suggestions.length })}
      popupClassName="inset-x-0"
    />
  );
}

function SuggestionRow({ option, typed }: { option: SearchOption; typed: string }) {
  const Icon = ICONS[option.kind];
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 flex-none text-ink-600" />
      <span className="min-w-0 flex-1">
        {option.kind === 'search' ? (
          t(searchSuggestions.allResults, { query: typed })
        ) : (
          <Highlighted text={option.text} match={typed} />
        )}
      </span>
      {option.kind === 'category' && (
        <span className="flex-none text-ink-600 text-meta">{t(searchSuggestions.category)}</span>
      )}
    </>
  );
}

function Highlighted({ text, match }: { text: string; match: string }) {
  const start = text.toLowerCase().indexOf(match.toLowerCase());
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

function optionsFor(text: string, suggestions: readonly Suggestion[]): readonly SearchOption[] {
  if (suggestions.length === 0) return [];
  const query = text.trim();
  const options = suggestions.map(({ kind, path, text: name, product }) => ({
    kind,
    path,
    text: product ? productName(product) : name,
  }));
  return [...options, { kind: 'search', text: query, path: `/search?${new URLSearchParams({ query })}` }];
}

const ICONS: Record<Suggestion['kind'] | 'search', LucideIcon> = {
  product: ShoppingBasket,
  category: LayoutGrid,
  brand: Tag,
  department: Stethoscope,
  doctor: Stethoscope,
  'health-check': FlaskConical,
  page: CornerDownRight,
  search: Search,
};
