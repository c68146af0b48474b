import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field, Select, TextInput } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

test('ties label, control and hint together', async () => {
  const screen = await render(
    <Field label="Mobile" hint="10 digits">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  await expect.element(input).toHaveAccessibleDescription('10 digits');
  await expect.element(input).toHaveAttribute('aria-invalid', 'false');
});

test('shows the error in place of the hint', async () => {
  const screen = await render(
    <Field label="Mobile" hint="10 digits" error="Enter a mobile number.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  await expect.element(input).toHaveAccessibleDescription('Enter a mobile number.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('10 digits').query()).toBeNull();
});

test('selects an option', async () => {
  const screen = await render(
    <Field label="Area">
      {(control) => (
        <Select {...control} defaultValue="m">
          <option value="m">Mandideep</option>
          <option value="b">Bhopal</option>
        </Select>
      )}
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Area' });
  await select.selectOptions('b');
  await expect.element(select).toHaveValue('b');
});

test('shows and hides a password', async () => {
  const screen = await render(
    <Field label="Password">{(control) => <PasswordInput {...control} defaultValue="secret" />}</Field>,
  );
  const input = screen.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});
