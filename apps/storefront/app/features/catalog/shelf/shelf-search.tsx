import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { MAX_FILTER_LENGTH } from '@subah/rules/catalog/shelf-order';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const DEBOUNCE_MS = 250;

type Props = { within: string; text: string };

/** A form with `method="get"`; after hydration the list follows the typing. */
export function ShelfSearch({ within, text }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and forward change the URL but not the input.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = text;
  }, [text]);

  const showResults = () =>
    void navigate(
      { search: withSearchText(search, input.current?.value ?? '') },
      { replace: true, preventScrollReset: true },
    );
  const searchAfterPause = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(showResults, DEBOUNCE_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    showResults();
  };

  const otherParams = [...new URLSearchParams(search)].filter(([name]) => name === 'sort');
  return (
    <search className="w-full min-w-0 md:w-auto md:max-w-90 md:flex-1">
      <form method="get" onSubmit={submit} onInput={searchAfterPause} className="relative">
        <button
          type="submit"
          aria-label={t(shelf.searchThisList)}
          className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-l-btn text-leaf-700 focus-visible:-outline-offset-2"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={text}
          aria-label={t(shelf.searchIn, { list: within })}
          placeholder={t(shelf.searchIn, { list: within })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_FILTER_LENGTH}
          className="control pl-11"
        />
        {otherParams.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}

/** A new text starts on the first page. */
function withSearchText(search: string, text: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('cursor');
  if (text.trim() === '') parameters.delete('q');
  else parameters.set('q', text.trim());
  return parameters.toString();
}
