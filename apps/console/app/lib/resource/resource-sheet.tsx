import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { Sheet } from '@subah/ui/sheet';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { DiscardChangesDialog } from '../form/discard-changes-dialog.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormField } from '../form/form-field.tsx';
import type { FormValues } from '../form/form-values.ts';
import { useSchemaForm } from '../form/use-schema-form.ts';
import type { ResourceForm } from './resource.ts';

type ResourceSheetProps<Row, Values extends FormValues> = {
  /** Id of the resource, for the keys of loaded options. */
  scope: string;
  singular: string;
  form: ResourceForm<Row, Values>;
  /** Undefined for a new one. */
  row: Row | undefined;
  onClose: () => void;
  onSaved: () => void;
};

/** The form of a resource. Escape and the close button ask before changes are lost; Cancel does not. */
export function ResourceSheet<Row, Values extends FormValues>(props: ResourceSheetProps<Row, Values>) {
  const { singular, row, onClose } = props;
  const formId = useId();
  const { initialValues, error, retry } = useInitialValues(props);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isNew = row === undefined;

  const footer = (
    <div className="flex justify-end gap-2">
      <Button variant="quiet" onClick={onClose}>
        {isNew ? 'Cancel' : 'Cancel edit'}
      </Button>
      <Button type="submit" form={formId} busy={isSubmitting}>
        {isNew ? `Create ${singular}` : 'Save changes'}
      </Button>
    </div>
  );
  return (
    <>
      <Sheet
        open
        onClose={() => (isDirty ? setAsking(true) : onClose())}
        title={isNew ? `Create ${singular}` : `Edit ${singular}`}
        closeLabel="Close"
        footer={initialValues ? footer : undefined}
      >
        {error ? (
          <ErrorState title="Failed to load data" text={errorMessage(error, '')} onRetry={retry} />
        ) : initialValues ? (
          <SheetForm
            {...props}
            id={formId}
            initialValues={initialValues}
            onSubmitting={setSubmitting}
            onDirty={setDirty}
          />
        ) : (
          <Loading label="Loading…" className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </Loading>
        )}
      </Sheet>
      <DiscardChangesDialog open={isAsking} onCancel={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}

function useInitialValues<Row, Values extends FormValues>({ form, row }: ResourceSheetProps<Row, Values>) {
  const [initialValues, setInitialValues] = useState<Values>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same row again
  useEffect(() => {
    let isStale = false;
    setError(undefined);
    const load = async () => {
      try {
        const values = await form.initialValues(row);
        if (!isStale) setInitialValues(values);
      } catch (failure) {
        if (!isStale) setError(failure);
      }
    };
    void load();
    return () => {
      isStale = true;
    };
  }, [form, row, attempt]);

  return { initialValues, error, retry: () => setAttempt(attempt + 1) };
}

type SheetFormProps<Row, Values extends FormValues> = ResourceSheetProps<Row, Values> & {
  id: string;
  initialValues: Values;
  onSubmitting: (isSubmitting: boolean) => void;
  onDirty: (isDirty: boolean) => void;
};

function SheetForm<Row, Values extends FormValues>(props: SheetFormProps<Row, Values>) {
  const { id, scope, form: config, row, initialValues, onSubmitting, onDirty, onSaved } = props;
  const isNew = row === undefined;
  const form = useSchemaForm<Values>({
    initialValues,
    schema: config.schema(isNew),
    validate: (values) => config.validate?.(values, isNew) ?? {},
    errorText: config.errorText,
    onSubmit: async (values) => {
      const { message } = await config.save(row, values);
      if (message) toast(message);
      onSaved();
    },
  });
  useEffect(() => onSubmitting(form.isSubmitting), [form.isSubmitting, onSubmitting]);
  // Before the next key press, which may be Escape.
  useLayoutEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty]);
  return (
    <form id={id} noValidate onSubmit={form.submit} className="grid grid-cols-2 gap-4">
      <FormAlert errors={form.errors} fields={config.fields.map(({ name }) => name)} className="col-span-2" />
      {config.fields.map((field) => (
        <div key={field.name} className={field.isHalfWidth ? 'col-span-2 sm:col-span-1' : 'col-span-2'}>
          <FormField field={field} form={form} scope={scope} />
        </div>
      ))}
    </form>
  );
}
