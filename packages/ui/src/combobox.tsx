import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { cx } from './class-names.ts';
import { type ComboboxOptions, type ComboboxState, useCombobox } from './use-combobox.ts';

export { useCombobox } from './use-combobox.ts';

type OptionDisplay<Option> = {
  /** Name of the list for screen readers. */
  listLabel: string;
  optionKey: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  /** Renders options as links, so that they open in a new tab as well. */
  optionHref?: ((option: Option) => string) | undefined;
  /** Heading of the option's group; members of a group must be adjacent. */
  optionGroup?: ((option: Option) => string | undefined) | undefined;
  /** Shown without options and announced: "No products found.", "Loading…", or "5 suggestions" for screen readers. */
  status?: string | undefined;
  /** Below the list: a button that clears the history. */
  footer?: ReactNode;
  popupClassName?: string | undefined;
};

type ComboboxProps<Option> = OptionDisplay<Option> &
  Pick<ComboboxOptions<Option>, 'options' | 'onSelect' | 'opensOnFocus' | 'closesOnSelect' | 'onEscape' | 'onBlur'> & {
    mode?: ComboboxOptions<Option>['mode'] | undefined;
    value: string;
    onValueChange: (text: string) => void;
    /** Name, placeholder and what a Field passes on. */
    inputProps: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'>;
    inputRef?: RefObject<HTMLInputElement | null> | undefined;
    /** The input does not get the look of a form control; `inputProps.className` has all of its classes. */
    hasOwnInputStyle?: boolean | undefined;
    isLoading?: boolean | undefined;
    emptyText: string;
  };

/** A text input with a list of options. The caller filters or loads `options` for `value`. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { mode = 'select', options, isLoading = false, emptyText, value, onValueChange, inputProps } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownRef;
  const { onSelect, opensOnFocus, closesOnSelect, onEscape, onBlur } = props;
  const combobox = useCombobox({ input, options, mode, onSelect, opensOnFocus, closesOnSelect, onEscape, onBlur });
  // Nothing is searched for: "No products found." would be wrong, as after a selection that empties the input.
  const isIdle = props.status === undefined && options.length === 0 && value.trim() === '' && !isLoading;
  const status = props.status ?? (options.length > 0 ? '' : isLoading ? t(common.loading) : emptyText);
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...inputProps}
        ref={input}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={cx(!props.hasOwnInputStyle && 'control', inputProps.className)}
      />
      <ComboboxPopup {...props} combobox={isIdle ? { ...combobox, isOpen: false } : combobox} status={status} />
    </>
  );
}

type ComboboxPopupProps<Option> = OptionDisplay<Option> & { combobox: ComboboxState<Option> };

/** The popup of `useCombobox`. Its parent must be positioned. */
export function ComboboxPopup<Option>(props: ComboboxPopupProps<Option>) {
  const { combobox, listLabel, optionGroup, status = '', footer, popupClassName } = props;
  const { isOpen, listId, options } = combobox;
  const groups = groupOptions(options, optionGroup);
  return (
    // The status stays rendered while the popup is closed: a live region announces only changes of its text.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps focus in the input while an option is pressed
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={
        isOpen ? cx('card absolute top-full z-20 mt-1.5 overflow-hidden shadow-soft', popupClassName) : 'contents'
      }
    >
      <div
        role="listbox"
        id={listId}
        aria-label={listLabel}
        tabIndex={-1}
        hidden={!isOpen || options.length === 0}
        className="max-h-[min(60dvh,26rem)] overflow-y-auto overscroll-contain p-1.5"
      >
        {groups.map(({ heading, start, members }) => {
          const rows = members.map((option, offset) => (
            <OptionRow key={props.optionKey(option)} {...props} option={option} index={start + offset} />
          ));
          if (heading === undefined) return rows;
          return (
            // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
            <div key={heading} role="group" aria-label={heading}>
              <p aria-hidden="true" className="px-2.5 pt-2 pb-1 font-semibold text-ink-600 text-xs">
                {heading}
              </p>
              {rows}
            </div>
          );
        })}
      </div>
      <p role="status" className={isOpen && options.length === 0 ? 'px-4 py-3 text-ink-600' : 'sr-only'}>
        {isOpen ? status : ''}
      </p>
      {isOpen && footer}
    </div>
  );
}

type OptionRowProps<Option> = ComboboxPopupProps<Option> & { option: Option; index: number };

function OptionRow<Option>({ combobox, option, index, renderOption, optionHref }: OptionRowProps<Option>) {
  const isActive = index === combobox.activeIndex;
  const row = {
    role: 'option',
    id: combobox.optionId(index),
    'aria-selected': isActive,
    tabIndex: -1,
    onClick: (event: MouseEvent) => {
      if (optionHref && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
      event.preventDefault();
      combobox.select(option);
    },
    className: cx(
      'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 hover:bg-leaf-50 lg:min-h-9',
      isActive && 'bg-leaf-50 text-leaf-700',
    ),
    children: renderOption(option),
  };
  return optionHref ? <a {...row} href={optionHref(option)} /> : <div {...row} />;
}

type OptionGroup<Option> = { heading: string | undefined; start: number; members: Option[] };

function groupOptions<Option>(
  options: readonly Option[],
  headingOf: ((option: Option) => string | undefined) | undefined,
): OptionGroup<Option>[] {
  const groups: OptionGroup<Option>[] = [];
  for (const [index, option] of options.entries()) {
    const heading = headingOf?.(option);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.members.push(option);
    else groups.push({ heading, start: index, members: [option] });
  }
  return groups;
}
