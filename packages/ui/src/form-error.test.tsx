import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Field, TextInput } from './field.tsx';
import { FormError } from './form-error.tsx';
import { useForm } from './forms/use-form.ts';

function Sample() {
  const form = useForm({
    initialValues: { name: '' },
    validate: () => ({}),
    onSubmit: async () => {
      throw new Error('Could not be saved.');
    },
    fieldErrorsOf: () => ({}),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Field label="Name">{(control) => <TextInput {...control} {...form.fieldProps('name')} />}</Field>
      {form.submitError instanceof Error && <FormError>{form.submitError.message}</FormError>}
      <Button type="submit" busy={form.isSubmitting}>
        Save
      </Button>
    </form>
  );
}

test('takes the focus after each failed submit and keeps what was typed', async () => {
  const screen = await render(<Sample />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  const save = screen.getByRole('button', { name: 'Save' });
  const error = screen.getByRole('alert');
  await name.fill('Asha');
  await save.click();
  await expect.element(error).toHaveTextContent('Could not be saved.');
  await expect.element(error).toHaveFocus();
  await expect.element(name).toHaveValue('Asha');
  await save.click();
  await expect.element(error).toHaveFocus();
});
