import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { useKeepFocus } from './keep-focus.ts';
import { Toaster, toast } from './toast.tsx';

function Page({ children }: { children?: ReactNode }) {
  useKeepFocus();
  return (
    <>
      <main>{children}</main>
      <footer>
        <h2>Help</h2>
      </footer>
      <Toaster />
    </>
  );
}

const renderPage = (content: ReactNode) => render(content, { wrapper: Page });

type ListProps = { names: string[]; isRow?: boolean };

/** Rows that leave the list when they are done, at once or after a question. */
function List({ names, isRow = false }: ListProps) {
  const [left, setLeft] = useState(names);
  const [asked, setAsked] = useState<string>();
  const remove = (name: string) => setLeft(left.filter((other) => other !== name));
  return (
    <section className="card">
      <p role="status" />
      <h2>Work: {left.length}</h2>
      <ul>
        {left.map((name) => (
          <li key={name}>
            {name}
            <Button onClick={() => remove(name)}>Done {name}</Button>
            {isRow && <Button onClick={() => setAsked(name)}>Delete {name}</Button>}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title="Delete?"
        message=""
        confirmLabel="Delete"
        onConfirm={() => {
          remove(asked ?? '');
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </section>
  );
}

const press = async (button: HTMLElement | SVGElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

test('goes to the next row when a row is done, and after the last one to the heading', async () => {
  const screen = await renderPage(<List names={['a', 'b', 'c']} />);
  const button = (name: string) => screen.getByRole('button', { name }).element();
  const rows = screen.getByRole('listitem');
  await press(button('Done b'));
  await expect.element(rows.filter({ hasText: 'Done c' })).toHaveFocus();
  expect(getComputedStyle(rows.filter({ hasText: 'Done c' }).element()).outlineStyle).toBe('solid');
  await press(button('Done c'));
  await expect.element(rows.filter({ hasText: 'Done a' })).toHaveFocus();
  await press(button('Done a'));
  await expect.element(screen.getByRole('heading', { name: 'Work: 0' })).toHaveFocus();
});

test('goes to the next row when the dialog that removed a row closes', async () => {
  const screen = await renderPage(<List names={['a', 'b']} isRow />);
  await press(screen.getByRole('button', { name: 'Delete a' }).element());
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Done b' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Done b' })).toHaveFocus();
});

test('goes back from a message that was dismissed', async () => {
  const screen = await renderPage(<List names={['a']} />);
  const done = screen.getByRole('button', { name: 'Done a' });
  done.element().focus();
  toast('Saved', { tone: 'error' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  await expect.element(dismiss).toBeVisible();
  await press(dismiss.element());
  await expect.element(done).toHaveFocus();
});

test('takes no focus after a press beside the controls', async () => {
  const screen = await renderPage(<List names={['a']} />);
  screen.getByRole('button', { name: 'Done a' }).element().focus();
  await screen.getByRole('heading', { name: 'Work: 1' }).click();
  await screen.rerender(<p>Nothing left</p>);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(document.body);
});

test('stays in the main part of the page', async () => {
  const screen = await renderPage(<Button>Open</Button>);
  screen.getByRole('button').element().focus();
  await screen.rerender(<p>Loading</p>);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(document.body);
});
