import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { prescriptionUpload } from '@subah/messages/prescription-upload';
import { t } from '@subah/messages/translate';
import { MAX_DESCRIPTION_LENGTH } from '@subah/rules/prescriptions/prescriptions';
import { Button } from '@subah/ui/button';
import { Field, TextArea } from '@subah/ui/field';
import { FormError } from '@subah/ui/form-error';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useIsHydrated } from '../../lib/hydration/use-is-hydrated.ts';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { setPendingUpload } from './pending-upload.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { useUpload } from './use-upload.ts';

const ProgressBar = lazyPart(() => import('@subah/ui/progress').then((module) => module.ProgressBar));

export type PatientChoice = (chosenId: string | null, onChoose: (id: string | null) => void) => ReactNode;

type Props = {
  onUploaded: (prescription: Prescription) => void;
  /** CHECKOUT uploads the photos, and the description may stay empty. */
  isPartOfCheckout?: boolean;
  /** The choice of the person who takes the medicine; null is the customer. */
  patientChoice: PatientChoice;
};

export function UploadForm({ onUploaded, isPartOfCheckout = false, patientChoice }: Props) {
  const upload = useUpload(onUploaded);
  usePendingUpload(isPartOfCheckout, upload);
  const isHydrated = useIsHydrated();
  const isBusy = upload.sending.phase !== 'idle';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    upload.submit();
    focusFirstMissing(event.currentTarget, upload);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <PhotoPicker
        photos={upload.photos}
        onChange={upload.changePhotos}
        error={upload.errors.images}
        isDisabled={isBusy}
      />
      <Field
        label={t(prescriptionUpload.description)}
        error={upload.errors.description}
        hint={t(prescriptionUpload.descriptionHint)}
      >
        {(control) => (
          <TextArea
            {...control}
            name="description"
            required={!isPartOfCheckout}
            maxLength={MAX_DESCRIPTION_LENGTH}
            placeholder={t(prescriptionUpload.descriptionExample)}
            value={upload.description}
            disabled={isBusy}
            onChange={(event) => upload.changeDescription(event.target.value)}
          />
        )}
      </Field>
      {/* Below the fields, which a visitor has too: it appears after the page. */}
      {patientChoice(upload.familyMemberId, upload.chooseFamilyMember)}
      {upload.failure && (
        <FormError>
          {upload.failure} <span className="font-normal text-ink">{t(prescriptionUpload.inputKept)}</span>
        </FormError>
      )}
      {upload.sending.phase === 'preparing' && <ProgressBar label={t(prescriptionUpload.preparing)} />}
      {upload.sending.phase === 'sending' && (
        <ProgressBar label={t(prescriptionUpload.uploading)} value={upload.sending.percent} />
      )}
      {isPartOfCheckout ? (
        <p className="text-ink-600">{t(prescriptionUpload.sentWithOrder)}</p>
      ) : (
        <Button
          type="submit"
          size="lg"
          disabled={!isHydrated}
          busy={isBusy}
          className="max-sm:w-full sm:justify-self-start"
        >
          {t(prescriptionUpload.submit)}
        </Button>
      )}
    </form>
  );
}

function usePendingUpload(isUsed: boolean, form: ReturnType<typeof useUpload>): void {
  const { photos, description, familyMemberId, upload } = form;
  const send = useEffectEvent(() => {
    const text = description.trim() || t(prescriptionUpload.forThisOrder);
    return upload({ description: text, photos, familyMemberId });
  });
  const isPending = isUsed && photos.length > 0;
  useEffect(() => {
    if (!isPending) return;
    setPendingUpload(() => send());
    return () => setPendingUpload(null);
  }, [isPending]);
}

type UploadInput = { description: string; photos: readonly unknown[] };

function focusFirstMissing(form: HTMLFormElement, { description, photos }: UploadInput): void {
  const missing = photos.length === 0 ? 'images' : description.trim() === '' ? 'description' : undefined;
  const control = missing && form.elements.namedItem(missing);
  if (control instanceof HTMLElement) control.focus();
}
