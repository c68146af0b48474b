import { cx } from '@subah/ui/class-names';
import { LayoutGrid, type LucideIcon, Search, ShoppingBasket } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '../../lib/page/announce.ts';
import { useSuggestions } from './use-suggestions.ts';

type Option = { text: string; kind: keyof typeof ICONS; path: string };

const NONE = -1;

/**
 * The list under a search box. It arrives when the box is first used and makes a combobox of it from outside (the
 * pattern of the WAI-ARIA guide), so that the box itself is a plain field that works before any of this is there.
 */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(NONE);
  const suggestions = useSuggestions(text);
  const options = optionsFor(text, suggestions);
  const isOpen = isWanted && options.length > 0;

  const close = () => {
    setWanted(false);
    setActive(NONE);
  };
  const choose = ({ path }: Option) => {
    close();
    setText('');
    input.current?.form?.reset();
    input.current?.blur();
    void navigate(path);
  };

  const onInput = useEffectEvent(() => {
    setText(input.current?.value ?? '');
    setWanted(true);
    setActive(NONE);
  });
  const onSubmit = useEffectEvent(() => {
    close();
    setText('');
  });
  const onBlur = useEffectEvent(close);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const option = options[active];
    if (event.key === 'Enter' && isOpen && option) {
      event.preventDefault();
      choose(option);
    }
    if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list; only the next one empties the box.
      event.preventDefault();
      close();
    }
    const step = STEPS[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setActive(isOpen ? moved(active, step, options.length) : step > 0 ? 0 : options.length - 1);
      setWanted(true);
    }
  });

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener('input', () => onInput(), { signal });
    box.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    box.addEventListener('blur', () => onBlur(), { signal });
    box.form?.addEventListener('submit', () => onSubmit(), { signal });
    // Quick fingers have typed on while this was on its way.
    onInput();
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-expanded', String(isOpen));
    setOrRemove(box, 'aria-controls', isOpen ? id : null);
    setOrRemove(box, 'aria-activedescendant', isOpen && active !== NONE ? `${id}-${active}` : null);
  }, [input, id, isOpen, active]);

  useEffect(() => {
    if (isOpen) announce(suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`);
  }, [isOpen, suggestions]);

  if (!isOpen) return null;
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Suggestions"
      tabIndex={-1}
      // The press must not take the focus out of the box, or the list would be gone before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="card absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(60dvh,26rem)] overflow-y-auto overscroll-contain p-1.5 shadow-soft"
    >
      {options.map((option, place) => (
        <Row
          key={option.path}
          id={`${id}-${place}`}
          option={option}
          typed={text.trim()}
          isActive={place === active}
          onChoose={() => choose(option)}
        />
      ))}
    </div>
  );
}

type RowProps = { id: string; option: Option; typed: string; isActive: boolean; onChoose: () => void };

function Row({ id, option, typed, isActive, onChoose }: RowProps) {
  const Icon = ICONS[option.kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the box names the active option, as comboboxes do
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      onClick={onChoose}
      ref={(row) => {
        if (isActive) row?.scrollIntoView({ block: 'nearest' });
      }}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-add px-2.5 py-1.5 hover:bg-leaf-50',
        isActive && 'bg-leaf-50 text-leaf-700',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 flex-none text-ink-600" />
      <span className="min-w-0 flex-1">
        {option.kind === 'search' ? `All results for "${typed}"` : <Marked text={option.text} typed={typed} />}
      </span>
      {option.kind === 'category' && <span className="flex-none text-ink-600 text-meta">Category</span>}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const start = text.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0) return text;
  const end = start + typed.length;
  return (
    <>
      {text.slice(0, start)}
      <b className="font-bold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}

function optionsFor(text: string, suggestions: readonly Omit<Option, never>[]): readonly Option[] {
  if (suggestions.length === 0) return suggestions;
  const query = text.trim();
  return [...suggestions, { kind: 'search', text: query, path: `/search?${new URLSearchParams({ query })}` }];
}

/** Round and round, with one stop on which no option is active and the box is as it was typed. */
function moved(active: number, step: number, count: number): number {
  const next = active + step;
  if (next >= count || next < NONE) return next < NONE ? count - 1 : NONE;
  return next;
}

function setOrRemove(box: HTMLElement, name: string, value: string | null): void {
  if (value === null) box.removeAttribute(name);
  else box.setAttribute(name, value);
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const ICONS: Record<'product' | 'category' | 'search', LucideIcon> = {
  product: ShoppingBasket,
  category: LayoutGrid,
  search: Search,
};
