import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { Combobox } from '@subah/ui/combobox';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import useSWR from 'swr';
import { ownRole } from '../lib/api/may.ts';
import { api } from '../lib/api/session.ts';
import { useDebounced } from '../lib/list/use-debounced.ts';
import { type FindResult, fromFound, fromSections } from './find-results.ts';
import { findSections } from './find-sections.ts';
import { sectionsOf } from './sections.ts';

const MIN_LENGTH = 2;

/** Goes to an order, a customer, a product or a section. Ctrl+K and "/" focus it from anywhere on the page. */
export function FindBox() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const previousFocus = useFocusShortcuts(input);
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const { results, isLoading } = useFindResults(text);

  const open = (result: FindResult) => {
    input.current?.blur();
    void navigate(result.to);
  };
  const leave = () => {
    input.current?.blur();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    previousFocus.current = null;
  };
  const reset = () => {
    setText('');
    setFocused(false);
  };

  return (
    <search className="static min-w-0 max-w-105 flex-1 sm:relative">
      <div className="relative">
        <Search className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-600 lg:top-3" aria-hidden />
        <Combobox
          inputRef={input}
          inputProps={{
            'aria-label': t(texts.findLabel),
            'aria-keyshortcuts': 'Control+K /',
            placeholder: t(texts.findAnything),
            enterKeyHint: 'go',
            maxLength: 80,
            onFocus: () => setFocused(true),
            className: INPUT,
          }}
          hasOwnInputStyle
          value={text}
          onValueChange={setText}
          options={results}
          optionKey={({ key }) => key}
          optionGroup={({ group }) => group}
          renderOption={(result) => <ResultOption result={result} />}
          onSelect={open}
          onEscape={leave}
          onBlur={reset}
          opensOnFocus
          isLoading={isLoading}
          emptyText={t(texts.nothingFound, { text: text.trim() })}
          listLabel={t(texts.results)}
          popupClassName="fixed inset-x-2 top-14! max-sm:w-auto sm:absolute sm:inset-x-auto sm:top-full! sm:left-0 sm:w-max sm:min-w-full sm:max-w-[min(36rem,calc(100vw-1.5rem))]"
        />
        {!isFocused && (
          <kbd className="kbd absolute top-2.5 right-2.5 hidden bg-card lg:block" aria-hidden>
            {t(texts.findKeys)}
          </kbd>
        )}
      </div>
    </search>
  );
}

function useFindResults(text: string): { results: FindResult[]; isLoading: boolean } {
  const typed = text.trim();
  const q = useDebounced(typed);
  const { data, isLoading } = useSWR(
    q.length >= MIN_LENGTH ? ['find', q] : null,
    async () => (await api('GET admin/find', { query: { q } })).data,
    { keepPreviousData: true },
  );
  const sections = fromSections(findSections(sectionsOf(ownRole()), typed));
  const found = data && typed.length >= MIN_LENGTH ? fromFound(data) : [];
  return { results: [...sections, ...found], isLoading: isLoading || q !== typed };
}

const ResultOption = ({ result: { icon: Icon, title, note } }: { result: FindResult }) => (
  <>
    <Icon className="size-4 flex-none" aria-hidden />
    <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
    {note && <span className="max-w-1/2 flex-none truncate pl-3 text-ink-600 text-xs">{note}</span>}
  </>
);

/** "/" focuses the search box of the list on screen if there is one. Returns what had focus before. */
function useFocusShortcuts(input: RefObject<HTMLInputElement | null>) {
  const previousFocus = useRef<Element | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping();
      if (!(isFind || isSlash) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      previousFocus.current = document.activeElement;
      const listSearch = isSlash ? document.querySelector<HTMLInputElement>('[data-list-search]') : null;
      (listSearch ?? input.current)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
  return previousFocus;
}

function isTyping(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && (focused.isContentEditable || focused.matches('input, textarea, select'));
}

const INPUT =
  'h-11 w-full rounded-add border border-line bg-sunk pr-3 pl-9 text-base placeholder:text-ink-600 lg:h-10 lg:pr-16 lg:text-sm text-ellipsis';
