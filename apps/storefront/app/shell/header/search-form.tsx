import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { Search } from 'lucide-react';
import { type ComponentType, type FormEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';

// The box also works without suggestions, so a failed download is ignored.
const SearchSuggestions = lazy<ComponentType<{ input: RefObject<HTMLInputElement | null> }>>(() =>
  import('./suggestions-with-cart.tsx').then(
    (module) => ({ default: module.SuggestionsWithCart }),
    () => ({ default: () => null }),
  ),
);

/** A form, so that searching works before hydration. */
export function SearchForm() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  useSlashKey(input);
  useEffect(() => {
    // The focus may be older than hydration.
    if (document.activeElement === input.current) setUsed(true);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) return;
    event.currentTarget.reset();
    void navigate(`/search?query=${encodeURIComponent(text)}`);
  };

  return (
    <search className="order-last w-full lg:order-none lg:w-auto lg:min-w-0 lg:flex-1">
      <form action={useHref('/search')} method="get" onSubmit={submit} className="group relative">
        <button
          type="submit"
          aria-label={t(navigation.search)}
          className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-l-[14px] text-leaf-700 focus-visible:-outline-offset-2"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
        <input
          ref={input}
          type="search"
          name="query"
          aria-label={t(navigation.searchLabel)}
          placeholder={t(navigation.searchPlaceholder)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-keyshortcuts="/"
          onFocus={() => setUsed(true)}
          className="h-[46px] w-full rounded-[14px] border border-line bg-sunk pr-3.5 pl-11 text-base placeholder:text-ink-600 placeholder:opacity-100 focus:border-leaf-600 focus:bg-card lg:pr-11"
        />
        <span
          aria-hidden="true"
          className="kbd absolute top-1/2 right-3 hidden -translate-y-1/2 bg-card group-focus-within:hidden lg:block"
        >
          /
        </span>
        {isUsed && (
          <Suspense fallback={null}>
            <SearchSuggestions input={input} />
          </Suspense>
        )}
      </form>
    </search>
  );
}

function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypingInto(event.target)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

const isTypingInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
