import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox, ComboboxPopup, useCombobox } from './combobox.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';

const FRUITS = ['Apple', 'Banana', 'Mango', 'Orange'];

type SampleProps = {
  onSelect?: (name: string) => void;
  mode?: 'select' | 'suggest';
  closesOnSelect?: boolean;
  isLoading?: boolean;
  fruits?: string[];
  optionHref?: (name: string) => string;
  opensOnFocus?: boolean;
};

function Sample({ onSelect, fruits = FRUITS, ...props }: SampleProps) {
  const [text, setText] = useState('');
  return (
    <Field label="Fruit">
      {(control) => (
        <div className="relative">
          <Combobox
            opensOnFocus
            {...props}
            inputProps={control}
            value={text}
            onValueChange={setText}
            options={fruits.filter((name) => name.toLowerCase().includes(text.toLowerCase()))}
            optionKey={(name) => name}
            renderOption={(name) => name}
            onSelect={(name) => onSelect?.(name)}
            listLabel="Fruits"
            emptyText="No fruit found."
          />
        </div>
      )}
    </Field>
  );
}

const renderSample = async (props: SampleProps = {}) => {
  const onSelect = vi.fn();
  const screen = await render(<Sample {...props} onSelect={onSelect} />);
  const input = screen.getByRole('combobox', { name: 'Fruit' });
  const active = () =>
    document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { screen, input, onSelect, active };
};

test('keeps what is typed while the list is closed', async () => {
  const { screen, input } = await renderSample({ opensOnFocus: false });
  await input.click();
  await userEvent.keyboard('man');
  await expect.element(input).toHaveValue('man');
  await expect.element(screen.getByRole('option', { name: 'Mango' })).toBeVisible();
});

test('filters the options while typing and selects with Enter', async () => {
  const { screen, input, onSelect } = await renderSample();
  await input.click();
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('an');
  await expect.element(screen.getByRole('option', { name: 'Apple' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Banana');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
});

test('moves the active option with arrows, Home and End and wraps around', async () => {
  const { input, active } = await renderSample();
  await input.click();
  await expect.poll(active).toBe('Apple');
  const press = async (key: string, expected: string) => {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(active).toBe(expected);
  };
  await press('ArrowDown', 'Banana');
  await press('End', 'Orange');
  await press('ArrowDown', 'Apple');
  await press('ArrowUp', 'Orange');
  await press('Home', 'Apple');
});

test('opens a closed list with an arrow key', async () => {
  const { input, active } = await renderSample();
  await input.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('Orange');
});

test('selects by mouse and keeps focus in the input', async () => {
  const { screen, input, onSelect } = await renderSample({ closesOnSelect: false });
  await input.click();
  await screen.getByRole('option', { name: 'Mango' }).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Mango');
  await expect.element(input).toHaveFocus();
  await expect.element(screen.getByRole('listbox', { name: 'Fruits' })).toBeVisible();
});

test('closes on blur', async () => {
  const { screen, input } = await renderSample();
  await input.click();
  await userEvent.tab();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('announces that nothing was found, and loading', async () => {
  const { screen, input } = await renderSample();
  await input.fill('xyz');
  await expect.element(screen.getByRole('status')).toHaveTextContent('No fruit found.');
  const loading = await renderSample({ fruits: [], isLoading: true });
  await loading.input.last().click();
  await expect.element(loading.screen.getByRole('status').last()).toHaveTextContent('Loading…');
});

test('never submits the form around it in select mode', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Sample />
    </form>,
  );
  await screen.getByRole('combobox').fill('xyz');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('submits the typed text in suggest mode unless an option is active', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const onSelect = vi.fn();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Sample mode="suggest" onSelect={onSelect} />
    </form>,
  );
  await screen.getByRole('combobox').fill('an');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Mango');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('closes only itself on Escape inside a dialog', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <Dialog open onClose={onClose} title="Choose">
      <Sample />
    </Dialog>,
  );
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('renders options as links', async () => {
  const { screen, input, onSelect } = await renderSample({ optionHref: (name) => `#${name}` });
  await input.click();
  const option = screen.getByRole('option', { name: 'Mango' });
  await expect.element(option).toHaveAttribute('href', '#Mango');
  await option.click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Mango');
  expect(window.location.hash).toBe('');
});

test('attaches to an existing input and groups the options', async () => {
  function Attached() {
    const input = useRef<HTMLInputElement>(null);
    const combobox = useCombobox({ input, options: FRUITS, mode: 'suggest', onSelect: () => undefined });
    return (
      <div className="relative">
        <input ref={input} type="search" aria-label="Search" />
        <ComboboxPopup
          combobox={combobox}
          listLabel="Suggestions"
          optionKey={(name) => name}
          renderOption={(name) => name}
          optionGroup={(name) => (name < 'M' ? 'Recent searches' : 'Products')}
          status="4 suggestions"
        />
      </div>
    );
  }
  const screen = await render(<Attached />);
  await screen.getByRole('combobox', { name: 'Search' }).fill('a');
  await expect
    .element(screen.getByRole('group', { name: 'Products' }).getByRole('option', { name: 'Mango' }))
    .toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 suggestions');
  expect(screen.getByRole('combobox').element().hasAttribute('aria-activedescendant')).toBe(false);
});

test('tells the text of the input when it opens after the form was sent', async () => {
  const onOpen = vi.fn();
  function Attached() {
    const input = useRef<HTMLInputElement>(null);
    const combobox = useCombobox({
      input,
      options: FRUITS,
      mode: 'suggest',
      opensOnFocus: true,
      onOpen,
      onSelect: () => undefined,
    });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.reset();
        }}
      >
        <input ref={input} type="search" aria-label="Search" />
        <ComboboxPopup combobox={combobox} listLabel="Fruits" optionKey={String} renderOption={(name) => name} />
      </form>
    );
  }
  const screen = await render(<Attached />);
  const input = screen.getByRole('combobox', { name: 'Search' });
  await input.fill('man');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await input.click();
  expect(onOpen).toHaveBeenLastCalledWith('');
});

test('says nothing about an empty input without options', async () => {
  const { input, screen } = await renderSample({ fruits: [] });
  await userEvent.click(input);
  await expect.element(screen.getByText('No fruit found.')).not.toBeInTheDocument();
  await userEvent.fill(input, 'kiwi');
  await expect.element(screen.getByText('No fruit found.')).toBeVisible();
  await userEvent.clear(input);
  await expect.element(screen.getByText('No fruit found.')).not.toBeInTheDocument();
});
