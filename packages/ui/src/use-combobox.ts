import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';

const NONE = -1;

export type ComboboxOptions<Option> = {
  input: RefObject<HTMLInputElement | null>;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  /**
   * `select`: the text only filters. The first option is active, Enter never submits the form, and the popup also opens
   * without options to say that there are none. `suggest`: the text counts by itself and no option is active at first.
   */
  mode: 'select' | 'suggest';
  opensOnFocus?: boolean | undefined;
  /** False to select several options in a row. */
  closesOnSelect?: boolean | undefined;
  /** Runs on attaching too, with text that was typed earlier. */
  onInput?: ((text: string) => void) | undefined;
  /** Runs before the popup opens; the text may have changed without input, as by a reset of the form. */
  onOpen?: ((text: string) => void) | undefined;
  onEscape?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
};

export type ComboboxState<Option> = {
  listId: string;
  optionId: (index: number) => string;
  isOpen: boolean;
  options: readonly Option[];
  activeIndex: number;
  select: (option: Option) => void;
};

/**
 * Keyboard and ARIA of an editable combobox with a listbox popup (WAI-ARIA Authoring Practices). It attaches to an
 * existing input, so that a server-rendered search box works before this code is loaded.
 */
export function useCombobox<Option>(settings: ComboboxOptions<Option>): ComboboxState<Option> {
  const { input, options, mode, opensOnFocus = false, closesOnSelect = true } = settings;
  const listId = useId();
  const initialIndex = mode === 'select' ? 0 : NONE;
  const [isRequested, setRequested] = useState(false);
  const [active, setActive] = useState(initialIndex);
  const isOpen = isRequested && (options.length > 0 || mode === 'select');
  const activeIndex = isOpen && active < options.length ? active : NONE;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = activeIndex === NONE ? null : optionId(activeIndex);

  const open = (index = initialIndex) => {
    if (!isRequested) settings.onOpen?.(input.current?.value ?? '');
    setRequested(true);
    setActive(index);
  };
  const close = () => {
    setRequested(false);
    setActive(initialIndex);
  };
  const select = (option: Option) => {
    if (closesOnSelect) close();
    else setActive(initialIndex);
    settings.onSelect(option);
  };

  const moveByArrow = (key: 'ArrowDown' | 'ArrowUp') => {
    const step = key === 'ArrowDown' ? 1 : -1;
    if (!isOpen) open(step > 0 ? 0 : options.length - 1);
    else if (options.length > 0) setActive(nextIndex(activeIndex, step, options.length, mode));
  };

  const onInput = useEffectEvent((text: string) => {
    open();
    settings.onInput?.(text);
  });
  const onFocus = useEffectEvent(() => {
    if (opensOnFocus && !isOpen) open();
  });
  const onBlur = useEffectEvent(() => {
    close();
    settings.onBlur?.();
  });
  const onFormSubmit = useEffectEvent(close);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes a word.
    if (event.isComposing) return;
    const option = options[activeIndex];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        moveByArrow(event.key);
        break;
      case 'Home':
      case 'End':
        // Without an active option these keys move the caret.
        if (activeIndex === NONE) return;
        event.preventDefault();
        setActive(event.key === 'Home' ? 0 : options.length - 1);
        break;
      case 'Enter':
        if (mode === 'select' || option) event.preventDefault();
        if (option) select(option);
        break;
      case 'Escape':
        if (isOpen) {
          // Only the popup closes, not the dialog around it, and a search input keeps its text.
          event.preventDefault();
          event.stopPropagation();
          close();
        }
        settings.onEscape?.();
        break;
    }
  });

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // At the document, after React has handled the event: rendering before that would undo what was typed.
    document.addEventListener('input', ({ target }) => target === box && onInput(box.value), { signal });
    box.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    box.addEventListener('focus', () => onFocus(), { signal });
    box.addEventListener('click', () => onFocus(), { signal });
    box.addEventListener('blur', () => onBlur(), { signal });
    box.form?.addEventListener('submit', () => onFormSubmit(), { signal });
    if (box === document.activeElement) {
      if (box.value === '') onFocus();
      else onInput(box.value);
    }
    return () => listeners.abort();
  }, [input]);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-expanded', String(isOpen));
    setOrRemove(box, 'aria-controls', isOpen ? listId : null);
    setOrRemove(box, 'aria-activedescendant', activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, isOpen, activeId]);

  return { listId, optionId, isOpen, options, activeIndex, select };
}

/** Wraps around; in `suggest` mode with one stop on which no option is active. */
function nextIndex(active: number, step: 1 | -1, count: number, mode: 'select' | 'suggest'): number {
  const next = active + step;
  if (mode === 'select') return (next + count) % count;
  if (next >= count) return NONE;
  return next < NONE ? count - 1 : next;
}

function setOrRemove(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
