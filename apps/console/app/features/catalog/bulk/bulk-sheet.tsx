import { type BulkChange, BulkChanges, type BulkPart, type BulkReport } from '@subah/contract/catalog/bulk-products';
import { ApiError } from '@subah/contract/client/api-client';
import { bulkProducts as texts } from '@subah/messages/console/bulk-products';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { Button } from '@subah/ui/button';
import { ProgressBar } from '@subah/ui/progress';
import { Sheet } from '@subah/ui/sheet';
import { toast } from '@subah/ui/toast';
import { useId, useState } from 'react';
import { toastError } from '../../../lib/api/error-message.ts';
import { api } from '../../../lib/api/session.ts';
import { DiscardChangesDialog } from '../../../lib/form/discard-changes-dialog.tsx';
import { FormAlert } from '../../../lib/form/form-alert.tsx';
import { FormField } from '../../../lib/form/form-field.tsx';
import type { FormValues } from '../../../lib/form/form-values.ts';
import { useAskBeforeClosing } from '../../../lib/form/use-ask-before-closing.ts';
import { useFocusFirstField } from '../../../lib/form/use-focus-first-field.ts';
import { useSchemaForm } from '../../../lib/form/use-schema-form.ts';
import { bulkFields, NO_CHANGES } from './bulk-fields.ts';
import { BulkPreview } from './bulk-preview.tsx';

type BulkSheetProps = {
  catalog: Catalog;
  nouns: readonly [one: string, many: string];
  selection: Pick<BulkChange, 'ids' | 'matching'>;
  onClose: () => void;
  onDone: () => void;
};

const WARNING = { tone: 'warning' } as const;
const count = (number: number) => number.toLocaleString('en-IN');

/** A form of what changes, then a preview of it. Nothing is changed before the preview is confirmed. */
export function BulkSheet({ catalog, nouns, selection, onClose, onDone }: BulkSheetProps) {
  const formId = useId();
  const element = useFocusFirstField();
  const [report, setReport] = useState<BulkReport>();
  const [isSaving, setSaving] = useState(false);
  /** How many are changed so far. */
  const [saved, setSaved] = useState(0);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const send = async (values: FormValues, part?: BulkPart) =>
    (
      await api('POST admin/products/bulk', {
        body: { catalog, ...selection, changes: changesOf(values), part },
      })
    ).data;
  const form = useSchemaForm<FormValues>({
    initialValues: NO_CHANGES,
    schema: BulkChanges,
    errorText: t(texts.previewFailed),
    onSubmit: async (values) => setReport(await send(values)),
  });
  const nounOf = (number: number) => nouns[number === 1 ? 0 : 1];
  const save = async (previewed: BulkReport) => {
    let done = saved;
    let left = previewed.parts;
    setSaving(true);
    try {
      for (const part of previewed.parts) {
        done += await sendPart(part);
        left = left.slice(1);
        setSaved(done);
      }
      if (done < previewed.changed) toast(t(texts.savedInPart, { count: count(done), noun: nounOf(done) }), WARNING);
      else toast(t(texts.savedToast, { count: count(done), noun: nounOf(done) }));
      onDone();
    } catch (error) {
      toastError(error, t(texts.saveFailed));
      // A part that is sent again changes nothing twice; a new preview would.
      setReport({ ...previewed, parts: left });
      setSaving(false);
    }
  };
  /** None when one of the products was changed meanwhile. */
  const sendPart = async (part: BulkPart): Promise<number> => {
    try {
      return (await send(form.values, part)).changed;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PRODUCT_CHANGED') return 0;
      throw error;
    }
  };
  const isBegun = report !== undefined && (saved > 0 || isSaving);
  // A new preview of "raise by 10 percent" would raise again what is changed already.
  useAskBeforeClosing(isBegun);
  const leave = isBegun ? onDone : report ? () => setReport(undefined) : onClose;
  const fields = bulkFields(catalog);
  const chosen = selection.ids?.length;
  return (
    <>
      <Sheet
        open
        onClose={() => {
          if (isSaving) return;
          if (isBegun) onDone();
          else if (form.isDirty) setConfirmingDiscard(true);
          else onClose();
        }}
        title={
          chosen === undefined
            ? t(texts.titleAll, { nouns: nouns[1] })
            : t(texts.titleSelected, { count: chosen, noun: nounOf(chosen) })
        }
        closeLabel={t(common.close)}
        footer={
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" disabled={isSaving} onClick={leave}>
              {t(isBegun ? common.close : report ? common.back : common.cancel)}
            </Button>
            {report ? (
              report.changed > 0 && (
                <Button busy={isSaving} onClick={() => void save(report)}>
                  {isBegun
                    ? t(texts.goOn)
                    : t(texts.save, { count: count(report.changed), noun: nounOf(report.changed) })}
                </Button>
              )
            ) : (
              <Button type="submit" form={formId} busy={form.isSubmitting}>
                {t(texts.preview)}
              </Button>
            )}
          </div>
        }
      >
        {report ? (
          <>
            {isBegun && (
              <ProgressBar
                className="mb-4"
                label={t(texts.saving, { done: count(saved), of: count(report.changed) })}
                value={(saved / report.changed) * 100}
              />
            )}
            <BulkPreview report={report} />
          </>
        ) : (
          <form ref={element} id={formId} noValidate onSubmit={form.submit} className="grid grid-cols-2 gap-4">
            <p className="col-span-2 text-ink-600">
              {chosen === undefined && `${t(texts.allHelp)} `}
              {t(texts.help)}
            </p>
            <FormAlert errors={form.errors} fields={fields.map(({ name }) => name)} className="col-span-2" />
            {fields.map((field) => (
              <div key={field.name} className={field.isHalfWidth ? 'col-span-2 sm:col-span-1' : 'col-span-2'}>
                <FormField field={field} form={form} scope={`bulk-${catalog}`} />
              </div>
            ))}
          </form>
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

/** Without what was left empty. */
const changesOf = (values: FormValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
