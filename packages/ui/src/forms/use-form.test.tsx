import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button.tsx';
import { Field, TextInput } from '../field.tsx';
import { useForm } from './use-form.ts';

type Values = { name: string; mobile: string };

class Rejection extends Error {
  readonly fields: Partial<Values>;
  constructor(fields: Partial<Values>) {
    super('rejected');
    this.fields = fields;
  }
}

function Sample({ onSubmit }: { onSubmit: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({
    initialValues: { name: '', mobile: '' },
    validate: ({ name, mobile }) => ({
      name: name === '' ? 'Name is required.' : undefined,
      mobile: mobile.length === 10 ? undefined : 'Enter 10 digits.',
    }),
    onSubmit,
    fieldErrorsOf: (error) => (error instanceof Rejection ? error.fields : {}),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Field label="Name" error={form.errors.name}>
        {(control) => <TextInput {...control} {...form.fieldProps('name')} />}
      </Field>
      <Field label="Mobile" error={form.errors.mobile}>
        {(control) => <TextInput {...control} {...form.fieldProps('mobile', (text) => text.replace(/\D/g, ''))} />}
      </Field>
      <Button type="submit" busy={form.isSubmitting}>
        Save
      </Button>
      <Button onClick={() => form.reset()}>Reset</Button>
      <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
      {form.submitError instanceof Error && <p role="alert">{form.submitError.message}</p>}
    </form>
  );
}

async function renderForm(onSubmit = vi.fn<(values: Values) => Promise<unknown>>(async () => undefined)) {
  const screen = await render(<Sample onSubmit={onSubmit} />);
  return {
    screen,
    onSubmit,
    name: screen.getByRole('textbox', { name: 'Name' }),
    mobile: screen.getByRole('textbox', { name: 'Mobile' }),
    save: screen.getByRole('button', { name: 'Save' }),
  };
}

test('shows all errors on submit, focuses the first invalid field and sends nothing', async () => {
  const { onSubmit, name, mobile, save } = await renderForm();
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Name is required.');
  await expect.element(mobile).toHaveAccessibleDescription('Enter 10 digits.');
  await expect.element(name).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows an error on blur and removes it once the value is valid', async () => {
  const { screen, name, mobile } = await renderForm();
  await mobile.fill('98260');
  await name.click();
  await expect.element(mobile).toHaveAccessibleDescription('Enter 10 digits.');
  await mobile.fill('9826041175');
  await expect.element(screen.getByText('Enter 10 digits.')).not.toBeInTheDocument();
});

test('does not complain about an empty field that was only passed', async () => {
  const { screen, name } = await renderForm();
  await name.click();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('Name is required.').query()).toBeNull();
});

test('does not move a button away by an error while it is pressed', async () => {
  const { mobile, save } = await renderForm();
  await mobile.fill('98260');
  save.element().focus();
  await expect.element(mobile).toHaveAttribute('aria-invalid', 'false');
});

test('submits normalized values once', async () => {
  const pending = Promise.withResolvers<void>();
  const onSubmit = vi.fn(() => pending.promise);
  const { name, mobile, save } = await renderForm(onSubmit);
  await name.fill('Priya');
  await mobile.fill('98260 41175');
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  pending.resolve();
  await expect.element(save).not.toHaveAttribute('aria-busy');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Priya', mobile: '9826041175' });
});

test('shows field errors of the server until the field changes and keeps the values', async () => {
  const onSubmit = vi.fn(async () => {
    throw new Rejection({ mobile: 'Already registered.' });
  });
  const { screen, name, mobile, save } = await renderForm(onSubmit);
  await name.fill('Priya');
  await mobile.fill('9826041175');
  await save.click();
  await expect.element(mobile).toHaveAccessibleDescription('Already registered.');
  await expect.element(mobile).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('rejected');
  await name.fill('Priya Verma');
  await expect.element(mobile).toHaveAccessibleDescription('Already registered.');
  await mobile.fill('9826041176');
  await expect.element(screen.getByText('Already registered.')).not.toBeInTheDocument();
});

test('tells whether the values differ from the initial ones, and resets', async () => {
  const { screen, name } = await renderForm();
  await name.fill('Priya');
  await expect.element(screen.getByRole('status')).toHaveTextContent('changed');
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(name).toHaveValue('');
  await expect.element(screen.getByRole('status')).toHaveTextContent('unchanged');
});

/** An error of several controls, such as the rows of a table, far above the button. */
function LongForm() {
  const form = useForm<{ rows: string[] }>({
    initialValues: { rows: [] },
    validate: () => ({ rows: 'Add a row.' }),
    onSubmit: async () => undefined,
    fieldErrorsOf: () => ({}),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      {form.errors.rows && <p role="alert">{form.errors.rows}</p>}
      <div style={{ height: 3000 }} />
      <Button type="submit">Save</Button>
    </form>
  );
}

test('scrolls to a message that belongs to no single control', async () => {
  const screen = await render(<LongForm />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Add a row.')).toBeInViewport();
});
