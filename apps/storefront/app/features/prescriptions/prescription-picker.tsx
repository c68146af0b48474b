import type { Prescription } from '@subah/contract/healthcare/prescriptions';
import { momentText } from '@subah/messages/dates';
import { prescriptionUpload } from '@subah/messages/prescription-upload';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { RadioCard } from '@subah/ui/choice';
import { ErrorState } from '@subah/ui/empty-state';
import { Skeleton } from '@subah/ui/skeleton';
import { useEffect, useState } from 'react';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { StatusBadge } from './status-badge.tsx';
import { type PatientChoice, UploadForm } from './upload-form.tsx';

type Props = {
  chosen: string | null;
  onChoose: (prescriptionId: string) => void;
  patientChoice: PatientChoice;
};

/** For checkout. Render it for a signed-in user only. */
export function PrescriptionPicker({ chosen, onChoose, patientChoice }: Props) {
  const own = useAccountQuery('GET medical/presciptions/my', { query: { limit: 30 } });
  const [isUploading, setUploading] = useState(false);
  const usable = (own.data ?? []).filter(({ status }) => status !== 'rejected');
  const suggested = usable.find(({ basketConfirmedAt }) => basketConfirmedAt)?._id;
  const hasChosen = usable.some(({ _id }) => _id === chosen);

  // Preselects the prescription whose basket was added to the cart.
  useEffect(() => {
    if (suggested && own.state === 'ready' && !hasChosen) onChoose(suggested);
  }, [suggested, own.state, hasChosen, onChoose]);

  if (own.state === 'loading') return <Skeleton className="h-20 rounded-btn" />;
  if (own.state === 'failed') {
    return <ErrorState title={t(prescriptionUpload.loadFailed)} onRetry={() => void own.reload()} />;
  }
  const uploaded = ({ _id }: Prescription) => {
    setUploading(false);
    void own.reload();
    onChoose(_id);
  };
  if (isUploading || usable.length === 0) {
    return (
      <div className="grid gap-3">
        <UploadForm onUploaded={uploaded} isPartOfCheckout patientChoice={patientChoice} />
        {usable.length > 0 && (
          <Button variant="quiet" onClick={() => setUploading(false)} className="justify-self-start">
            {t(prescriptionUpload.chooseEarlier)}
          </Button>
        )}
      </div>
    );
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{t(prescriptionUpload.chooseLabel)}</legend>
      {usable.map((prescription) => (
        <RadioCard
          key={prescription._id}
          name="prescription"
          value={prescription._id}
          checked={prescription._id === chosen}
          onChange={() => onChoose(prescription._id)}
          label={
            <span lang={textLanguage(prescription.description)} className="wrap-anywhere line-clamp-3">
              {prescription.description}
            </span>
          }
          detail={
            <>
              {prescription.patient && (
                <span translate="no" className="wrap-anywhere block">
                  {t(prescriptionUpload.forPatient, prescription.patient)}
                </span>
              )}
              <span className="mb-1.5 block">
                {momentText(new Date(prescription.createdAt))}, {photoCount(prescription)}
              </span>
              <StatusBadge status={prescription.status} />
            </>
          }
        />
      ))}
      <Button variant="line" onClick={() => setUploading(true)} className="justify-self-start max-sm:w-full">
        {t(prescriptionUpload.uploadAnother)}
      </Button>
    </fieldset>
  );
}

const photoCount = ({ images }: Prescription): string => t(prescriptionUpload.photoCount, { count: images.length });
