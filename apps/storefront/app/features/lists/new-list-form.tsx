import type { ShoppingList } from '@subah/contract/shopping-lists/shopping-lists';
import { shoppingLists as texts } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import { MAX_LIST_NAME } from '@subah/rules/lists/limits';
import type { ReminderInterval } from '@subah/rules/lists/reminders';
import { Button } from '@subah/ui/button';
import { Chip } from '@subah/ui/chip';
import { Field, TextInput } from '@subah/ui/field';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { ReminderChoice } from './reminder-choice.tsx';

type Props = {
  /** What is on the list from the start. */
  content?: { productId?: string; orderId?: string };
  firstName?: string;
  hasReminder?: boolean;
  onCreated: (list: ShoppingList) => void;
};

const IDEAS = [t(texts.monthly), t(texts.weekly), t(texts.pooja)];

export function NewListForm({ content = {}, firstName = '', hasReminder = false, onCreated }: Props) {
  const api = useApi();
  const [remindEvery, setRemindEvery] = useState<ReminderInterval | null>(null);
  const form = useApiForm({
    initialValues: { name: firstName },
    validate: ({ name }) => ({ name: name.trim() ? undefined : t(texts.nameMissing) }),
    onSubmit: async ({ name }) => {
      const { data } = await api('POST shopping-lists', { body: { name, remindEvery, ...content } });
      onCreated(data);
    },
  });
  const nameField = form.fieldProps('name');
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-3">
      <Field label={t(texts.name)} error={form.errors.name}>
        {(control) => (
          <TextInput {...control} {...nameField} data-autofocus maxLength={MAX_LIST_NAME} autoComplete="off" required />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {IDEAS.map((idea) => (
          <Chip key={idea} pressed={form.values.name === idea} onClick={() => form.reset({ name: idea })}>
            {idea}
          </Chip>
        ))}
      </div>
      {hasReminder && <ReminderChoice value={remindEvery} onChange={setRemindEvery} />}
      <SubmitError form={form} fallback={t(texts.failed)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(texts.save)}
      </Button>
    </form>
  );
}
