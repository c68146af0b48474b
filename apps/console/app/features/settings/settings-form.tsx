import { t } from '@subah/messages/console/message';
import { settings as texts } from '@subah/messages/console/settings';
import { Button } from '@subah/ui/button';
import type { Form } from '@subah/ui/forms/use-form';
import { AskBeforeLeaving } from '../../lib/form/ask-before-leaving.tsx';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { FormAlert } from '../../lib/form/form-alert.tsx';
import { FormField } from '../../lib/form/form-field.tsx';
import type { FormValues } from '../../lib/form/form-values.ts';

type SettingsFormProps<Values extends FormValues> = {
  form: Form<Values>;
  fields: readonly FieldConfig<Values>[];
  /** Name of the form in the keys of loaded options. */
  scope: string;
};

/** Settings are not read again while the form is open: it would start anew and lose what was typed. */
export const KEEP_INPUT = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** The fields of a settings tab with their button. */
export const SettingsForm = <Values extends FormValues>({ form, fields, scope }: SettingsFormProps<Values>) => (
  <form noValidate onSubmit={form.submit} className="card grid max-w-200 grid-cols-2 gap-4 p-4">
    <FormAlert errors={form.errors} fields={fields.map(({ name }) => name)} className="col-span-2" />
    {fields.map((field) => (
      <div key={field.name} className={field.isHalfWidth ? 'col-span-2 sm:col-span-1' : 'col-span-2'}>
        <FormField field={field} form={form} scope={scope} />
      </div>
    ))}
    <Button type="submit" busy={form.isSubmitting} className="col-span-2">
      {t(texts.save)}
    </Button>
    <AskBeforeLeaving isDirty={form.isDirty} />
  </form>
);
