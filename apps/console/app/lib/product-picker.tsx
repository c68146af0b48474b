import type { ProductRow } from '@subah/contract/catalog/products-admin';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { Button, IconButton } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Field, TextInput } from '@subah/ui/field';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { api } from './session.ts';
import { failureText } from './show-failure.ts';
import { Thumb } from './thumb.tsx';
import { useDebounced } from './use-debounced.ts';

const SHOWN = 8;

const nothingFound = (error: unknown): string =>
  error ? failureText(error, 'Failed to fetch products') : 'No products found.';

type ProductPickerProps = {
  /** Left out, all catalogs are searched. */
  catalog?: Catalog | undefined;
  chosen: ProductRow[];
  onChange: (chosen: ProductRow[]) => void;
};

/** Products are searched, never all loaded. Arrows move, Enter takes, and the box stays open for the next one. */
export function ProductPicker({ catalog, chosen, onChange }: ProductPickerProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const q = useDebounced(typed.trim());
  const { data, error, isFetching } = useQuery({
    queryKey: ['picker', catalog, q],
    queryFn: () => api('GET admin/products', { query: { catalog, q, limit: SHOWN } }),
    enabled: isOpen,
  });
  const taken = new Set(chosen.map(({ _id }) => _id));
  const found = (data?.data ?? []).filter(({ _id }) => !taken.has(_id));

  const take = (row: ProductRow | undefined) => {
    if (!row) return;
    onChange([...chosen, row]);
    setActive(0);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) {
      event.preventDefault();
      setOpen(true);
    } else if (step && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What is not seen cannot be meant.
      if (isOpen) take(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className="grid gap-2">
      <Field label="Products" hint="Type to search, Enter to choose">
        {(control) => (
          <div className="relative">
            <TextInput
              {...control}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && found[active] ? `${listId}${found[active]._id}` : undefined}
              autoComplete="off"
              placeholder="Search products"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(0);
                setOpen(true);
              }}
              onFocus={() => setOpen(true)}
              onClick={() => setOpen(true)}
              onBlur={() => setOpen(false)}
              onKeyDown={press}
            />
            <ul
              id={listId}
              hidden={!isOpen}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox asks for these roles.
              role="listbox"
              aria-label="Products"
              className="card absolute top-full right-0 left-0 z-10 mt-1.5 max-h-80 overflow-y-auto p-1.5 shadow-soft"
            >
              {found.map((row, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are read by the input, which keeps the focus.
                <li
                  key={row._id}
                  id={`${listId}${row._id}`}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above.
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(row)}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2 hover:bg-leaf-50',
                    place === active && 'bg-leaf-50 text-leaf-700',
                  )}
                >
                  <Thumb path={row.image} />
                  <span className="min-w-0 flex-1 font-semibold">{row.name}</span>
                  <span className="text-ink-600">{packSize(row.quantity, row.unit)}</span>
                </li>
              ))}
              {found.length === 0 && (
                <li className="px-2.5 py-2 text-ink-600">{isFetching ? 'Loading…' : nothingFound(error)}</li>
              )}
            </ul>
          </div>
        )}
      </Field>
      {chosen.length > 0 && (
        <div className="grid gap-1.5">
          <div className="flex items-center justify-between">
            <p role="status" className="num text-ink-600">
              {chosen.length} chosen
            </p>
            <Button variant="quiet" size="sm" onClick={() => onChange([])}>
              Clear
            </Button>
          </div>
          <ul className="flex flex-wrap gap-1.5">
            {chosen.map((row) => (
              <li key={row._id} className="flex items-center rounded-full bg-leaf-50 pl-3 font-semibold text-leaf-700">
                {row.name}
                <IconButton
                  label={`Remove ${row.name}`}
                  onClick={() => onChange(chosen.filter(({ _id }) => _id !== row._id))}
                  className="size-9"
                >
                  <X className="size-4" aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
