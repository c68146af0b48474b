import { Combobox } from '@subah/ui/combobox';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ownRole } from '../lib/api/may.ts';
import { findSections } from './find-sections.ts';
import type { Section } from './section.ts';
import { sectionLink, sectionsOf } from './sections.ts';

const SHORTCUT = '/';

/** Goes to a section by name. The shortcut works anywhere on the page. */
export function SectionSearch() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const previousFocus = useFocusShortcut(input);
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);

  const open = (section: Section) => {
    input.current?.blur();
    void navigate(sectionLink(section));
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
    <search className="relative min-w-0 max-w-105 flex-1">
      <Search className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-600 lg:top-3" aria-hidden />
      <Combobox
        inputRef={input}
        inputProps={{
          'aria-label': 'Find a section',
          'aria-keyshortcuts': SHORTCUT,
          placeholder: 'Find a section',
          enterKeyHint: 'go',
          onFocus: () => setFocused(true),
          className: INPUT,
        }}
        hasOwnInputStyle
        value={text}
        onValueChange={setText}
        options={findSections(sectionsOf(ownRole()), text)}
        optionKey={({ id }) => id}
        renderOption={(section) => <SectionOption section={section} />}
        onSelect={open}
        onEscape={leave}
        onBlur={reset}
        opensOnFocus
        emptyText="No section found."
        listLabel="Sections"
        popupClassName="left-0 w-max min-w-full max-w-[calc(100vw-1.5rem)]"
      />
      {!isFocused && (
        <kbd className="kbd absolute top-2.5 right-2.5 hidden bg-card lg:block" aria-hidden>
          {SHORTCUT}
        </kbd>
      )}
    </search>
  );
}

const SectionOption = ({ section }: { section: Section }) => (
  <>
    <section.icon className="size-4 flex-none" aria-hidden />
    <span className="flex-1 font-semibold">{section.label}</span>
    {section.group && <span className="pl-3 text-ink-600 text-xs">{section.group}</span>}
  </>
);

/** Focuses the search box of the list on screen if there is one, else this input. Returns what had focus before. */
function useFocusShortcut(input: React.RefObject<HTMLInputElement | null>) {
  const previousFocus = useRef<Element | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || event.altKey || isTypingOrInDialog()) return;
      event.preventDefault();
      previousFocus.current = document.activeElement;
      const box = document.querySelector<HTMLInputElement>('[data-list-search]') ?? input.current;
      box?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
  return previousFocus;
}

function isTypingOrInDialog(): boolean {
  const focused = document.activeElement;
  const isTyping =
    focused instanceof HTMLElement && (focused.isContentEditable || focused.matches('input, textarea, select'));
  return isTyping || document.querySelector('dialog:modal') !== null;
}

const INPUT =
  'h-11 w-full rounded-add border border-line bg-sunk pr-3 pl-9 text-base placeholder:text-ink-600 lg:h-10 lg:pr-10 lg:text-sm';
