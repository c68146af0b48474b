import { type BulkChange, BulkChanges, type BulkReport } from '@subah/contract/catalog/bulk-products';
import { bulkProducts as texts } from '@subah/messages/console/bulk-products';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { Button } from '@subah/ui/button';
import { Sheet } from '@subah/ui/sheet';
import { toast } from '@subah/ui/toast';
import { useId, useState } from 'react';
import { toastError } from '../../../lib/api/error-message.ts';
import { api } from '../../../lib/api/session.ts';
import { DiscardChangesDialog } from '../../../lib/form/discard-changes-dialog.tsx';
import { FormAlert } from '../../../lib/form/form-alert.tsx';
import { FormField } from '../../../lib/form/form-field.tsx';
import type { FormValues } from '../../../lib/form/form-values.ts';
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

const count = (number: number) => number.toLocaleString('en-IN');

/** A form of what changes, then a preview of it. Nothing is changed before the preview is confirmed. */
export function BulkSheet({ catalog, nouns, selection, onClose, onDone }: BulkSheetProps) {
  const formId = useId();
  const [report, setReport] = useState<BulkReport>();
  const [isSaving, setSaving] = useState(false);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const send = async (values: FormValues, fingerprint?: string) =>
    (
      await api('POST admin/products/bulk', {
        body: { catalog, ...selection, changes: changesOf(values), fingerprint },
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
    setSaving(true);
    try {
      const { changed } = await send(form.values, previewed.fingerprint);
      toast(t(texts.savedToast, { count: count(changed), noun: nounOf(changed) }));
      onDone();
    } catch (error) {
      toastError(error, t(texts.saveFailed));
      setReport(undefined);
      setSaving(false);
    }
  };
  const fields = bulkFields(catalog);
  const chosen = selection.ids?.length;
  return (
    <>
      <Sheet
        open
        onClose={() => (form.isDirty ? setConfirmingDiscard(true) : onClose())}
        title={
          chosen === undefined
            ? t(texts.titleAll, { nouns: nouns[1] })
            : t(texts.titleSelected, { count: chosen, noun: nounOf(chosen) })
        }
        closeLabel={t(common.close)}
        footer={
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" disabled={isSaving} onClick={report ? () => setReport(undefined) : onClose}>
              {t(report ? common.back : common.cancel)}
            </Button>
            {report ? (
              report.changed > 0 && (
                <Button busy={isSaving} onClick={() => void save(report)}>
                  {t(texts.save, { count: count(report.changed), noun: nounOf(report.changed) })}
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
          <BulkPreview report={report} />
        ) : (
          <form id={formId} noValidate onSubmit={form.submit} className="grid grid-cols-2 gap-4">
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
