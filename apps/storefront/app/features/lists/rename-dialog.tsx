import type { ShoppingList } from '@subah/contract/shopping-lists/shopping-lists';
import { shoppingLists as texts } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import { MAX_LIST_NAME } from '@subah/rules/lists/limits';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { useApi } from '../../lib/api/use-api.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';

type Props = { list: ShoppingList; open: boolean; onClose: () => void; onRenamed: () => void };

export const RenameDialog = ({ list, open, onClose, onRenamed }: Props) => (
  <Dialog open={open} onClose={onClose} title={t(texts.rename)} size="sm">
    {open && <RenameForm list={list} onRenamed={onRenamed} />}
  </Dialog>
);

function RenameForm({ list, onRenamed }: Pick<Props, 'list' | 'onRenamed'>) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { name: list.name },
    validate: ({ name }) => ({ name: name.trim() ? undefined : t(texts.nameMissing) }),
    onSubmit: async ({ name }) => {
      await api('PATCH shopping-lists/{id}', { params: { id: list._id }, body: { name } });
      onRenamed();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-3">
      <Field label={t(texts.name)} error={form.errors.name}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('name')} data-autofocus maxLength={MAX_LIST_NAME} required />
        )}
      </Field>
      <SubmitError form={form} fallback={t(texts.failed)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(texts.save)}
      </Button>
    </form>
  );
}
