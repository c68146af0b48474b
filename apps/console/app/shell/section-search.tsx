import { cx } from '@subah/ui/class-names';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { findSections } from './find-sections.ts';
import { type Section, sectionLink, sections } from './sections.tsx';

const KEY = '/';

/** One key from anywhere, a few letters, Enter. */
export function SectionSearch() {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = findSections(sections, typed);

  useEffect(() => {
    const focusByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere()) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      // A list that can be searched comes first: that is what people look for.
      const box = document.querySelector<HTMLInputElement>('[data-list-search]') ?? input.current;
      box?.focus();
    };
    document.addEventListener('keydown', focusByKey);
    return () => document.removeEventListener('keydown', focusByKey);
  }, []);

  const show = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
  };
  const close = () => {
    setTyped('');
    setOpen(false);
  };
  const choose = (section: Section) => {
    close();
    input.current?.blur();
    void navigate(sectionLink(section));
  };
  const leave = () => {
    close();
    input.current?.blur();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive(open && found.length > 0 ? (active + step + found.length) % found.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter') {
      const section = open ? found[active] : undefined;
      if (section) choose(section);
    } else if (event.key === 'Escape') {
      leave();
    }
  };

  return (
    <search className="relative min-w-0 max-w-105 flex-1">
      <Search className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-600 lg:top-3" aria-hidden />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Find a section"
        aria-expanded={open}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? `${id}${found[active].id}` : undefined}
        aria-keyshortcuts={KEY}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Find a section"
        value={typed}
        onChange={(event) => show(event.target.value)}
        onFocus={() => show(typed)}
        onBlur={close}
        onKeyDown={press}
        className="h-11 w-full rounded-add border border-line bg-sunk pr-3 pl-9 text-base placeholder:text-ink-600 lg:h-10 lg:pr-10 lg:text-sm"
      />
      {!open && (
        <kbd className="kbd absolute top-2.5 right-2.5 hidden bg-card lg:block" aria-hidden>
          {KEY}
        </kbd>
      )}
      <Results id={id} open={open} found={found} active={active} onChoose={choose} />
    </search>
  );
}

type ResultsProps = {
  id: string;
  open: boolean;
  found: Section[];
  active: number;
  onChoose: (section: Section) => void;
};

function Results({ id, open, found, active, onChoose }: ResultsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  return (
    <div
      hidden={!open}
      className="card absolute top-full left-0 z-10 mt-1.5 w-max min-w-full max-w-[calc(100vw-1.5rem)] overflow-hidden shadow-soft"
    >
      <ul
        ref={list}
        id={`${id}list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox asks for these roles.
        role="listbox"
        aria-label="Sections"
        className="max-h-[min(60dvh,26rem)] overflow-y-auto overscroll-contain p-1.5"
      >
        {found.map((section, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are read by the input, which keeps the focus.
          <li
            key={section.id}
            id={`${id}${section.id}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above.
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(section)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 hover:bg-leaf-50 lg:min-h-9',
              index === active && 'bg-leaf-50 text-leaf-700',
            )}
          >
            <section.icon className="size-4 flex-none" aria-hidden />
            <span className="flex-1 font-semibold">{section.label}</span>
            {section.group && <span className="pl-3 text-ink-600 text-xs">{section.group}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className={found.length === 0 ? 'px-4 pb-3 text-ink-600' : 'sr-only'}>
        {open && found.length === 0 ? 'No section found.' : ''}
      </p>
    </div>
  );
}

/** Typing a slash into a field, or anything over an open dialog, stays what it is. */
function isBusyElsewhere(): boolean {
  const focused = document.activeElement;
  const isTyping =
    focused instanceof HTMLElement && (focused.isContentEditable || focused.matches('input, textarea, select'));
  return isTyping || document.querySelector('dialog:modal') !== null;
}
