import { ApiError } from '@subah/contract/client/api-client';
import { common } from '@subah/messages/console/common';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { Sheet } from '@subah/ui/sheet';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { DiscardChangesDialog } from '../form/discard-changes-dialog.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormField } from '../form/form-field.tsx';
import type { FormValues } from '../form/form-values.ts';
import { useFocusFirstField } from '../form/use-focus-first-field.ts';
import { useSchemaForm } from '../form/use-schema-form.ts';
import type { ResourceForm } from './resource.ts';

type ResourceSheetProps<Row, Values extends FormValues> = {
  /** Resource id; part of the cache key of loaded options. */
  scope: string;
  singular: string;
  form: ResourceForm<Row, Values>;
  /** Undefined for a new record. */
  row: Row | undefined;
  /** A new record starts with the values of this one. */
  copiedFrom?: Row | undefined;
  onClose: () => void;
  /** `isFollowed`: the form stays for the next new record. */
  onSaved: (isFollowed: boolean) => void;
  /** Called when the server refuses to save because the record was changed after the form was opened. */
  onStale?: () => void;
};

/** Escape and the close button confirm before discarding changes; Cancel does not. */
export function ResourceSheet<Row, Values extends FormValues>(props: ResourceSheetProps<Row, Values>) {
  const { singular, onClose } = props;
  // As it was read when the form opened: the list below may be refreshed meanwhile.
  const [row] = useState(props.row);
  const formId = useId();
  const { initialValues, error, retry } = useInitialValues({ ...props, row });
  const [isSubmitting, setSubmitting] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const [round, setRound] = useState(1);
  const isFollowed = useRef(false);
  const isNew = row === undefined;
  const onSaved = (follows: boolean) => {
    if (follows) setRound(round + 1);
    props.onSaved(follows);
  };

  const footer = (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="quiet" onClick={onClose}>
        {isNew ? t(common.cancel) : t(texts.cancelEdit)}
      </Button>
      {isNew && props.form.canAddAnother && (
        <Button
          type="submit"
          form={formId}
          variant="line"
          busy={isSubmitting}
          onClick={() => {
            isFollowed.current = true;
          }}
        >
          {t(texts.saveAndAddAnother)}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        busy={isSubmitting}
        onClick={() => {
          isFollowed.current = false;
        }}
      >
        {isNew ? t(texts.add, { singular }) : t(common.saveChanges)}
      </Button>
    </div>
  );
  return (
    <>
      <Sheet
        open
        onClose={() => (isDirty ? setConfirmingDiscard(true) : onClose())}
        title={isNew ? t(texts.add, { singular }) : t(texts.editTitle, { singular })}
        closeLabel={t(common.close)}
        footer={initialValues ? footer : undefined}
      >
        {error ? (
          <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={retry} />
        ) : initialValues ? (
          <SheetForm
            {...props}
            row={row}
            key={round}
            isFollowed={isFollowed}
            onSaved={onSaved}
            id={formId}
            initialValues={initialValues}
            onSubmitting={setSubmitting}
            onDirty={setDirty}
          />
        ) : (
          <Loading label={t(common.loading)} className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </Loading>
        )}
      </Sheet>
      <DiscardChangesDialog
        open={isConfirmingDiscard}
        onCancel={() => setConfirmingDiscard(false)}
        onDiscard={onClose}
      />
    </>
  );
}

function useInitialValues<Row, Values extends FormValues>({ form, row, copiedFrom }: ResourceSheetProps<Row, Values>) {
  const [initialValues, setInitialValues] = useState<Values>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reloads the same row
  useEffect(() => {
    let isStale = false;
    setError(undefined);
    const load = async () => {
      try {
        const values = await (copiedFrom && form.copyValues ? form.copyValues(copiedFrom) : form.initialValues(row));
        if (!isStale) setInitialValues(values);
      } catch (failure) {
        if (!isStale) setError(failure);
      }
    };
    void load();
    return () => {
      isStale = true;
    };
  }, [form, row, copiedFrom, attempt]);

  return { initialValues, error, retry: () => setAttempt(attempt + 1) };
}

type SheetFormProps<Row, Values extends FormValues> = ResourceSheetProps<Row, Values> & {
  id: string;
  initialValues: Values;
  onSubmitting: (isSubmitting: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  /** Which button submits. */
  isFollowed: RefObject<boolean>;
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
      const { message, action } = await config.save(row, values).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'RECORD_CHANGED') props.onStale?.();
        throw error;
      });
      if (message) toast(message, { action });
      onSaved(props.isFollowed.current);
    },
  });
  const element = useFocusFirstField();
  useEffect(() => onSubmitting(form.isSubmitting), [form.isSubmitting, onSubmitting]);
  // A layout effect, so that an Escape pressed next sees the current value.
  useLayoutEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty]);
  return (
    <form ref={element} id={id} noValidate onSubmit={form.submit} className="grid grid-cols-2 gap-4">
      <FormAlert errors={form.errors} fields={config.fields.map(({ name }) => name)} className="col-span-2" />
      {config.fields.map((field) => (
        <div key={field.name} className={field.isHalfWidth ? 'col-span-2 sm:col-span-1' : 'col-span-2'}>
          <FormField field={field} form={form} scope={scope} />
        </div>
      ))}
    </form>
  );
}
