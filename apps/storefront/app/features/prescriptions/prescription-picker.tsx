import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { momentText } from '@subah/messages/dates';
import { ownPrescriptions } from '@subah/messages/own-prescriptions';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { RadioCard } from '@subah/ui/choice';
import { ErrorState } from '@subah/ui/empty-state';
import { Skeleton } from '@subah/ui/skeleton';
import { useEffect, useState } from 'react';
import { OlderEntries } from '../../lib/data/older-entries.tsx';
import { textLanguage } from '../../lib/language/text-language.ts';
import { StatusBadge } from './status-badge.tsx';
import { type PatientChoice, UploadForm } from './upload-form.tsx';
import { useOwnPrescriptions } from './use-own-prescriptions.ts';

type Props = {
  chosen: string | null;
  onChoose: (prescriptionId: string) => void;
  patientChoice: PatientChoice;
};

/** For checkout. Render it for a signed-in user only. */
export function PrescriptionPicker({ chosen, onChoose, patientChoice }: Props) {
  const { entries, state, loadState, reloadNewest, onMore } = useOwnPrescriptions();
  const [isUploading, setUploading] = useState(false);
  const usable = entries.filter(({ status }) => status !== 'rejected');
  const suggested = usable.find(({ basketConfirmedAt }) => basketConfirmedAt)?._id;
  const hasChosen = usable.some(({ _id }) => _id === chosen);
  const isOnOlderPage = chosen !== null && onMore !== undefined && !entries.some(({ _id }) => _id === chosen);

  useEffect(() => {
    if (isOnOlderPage && loadState === 'idle') onMore?.();
  });

  // Preselects the prescription whose basket was added to the cart.
  useEffect(() => {
    if (suggested && state === 'ready' && !hasChosen && !isOnOlderPage) onChoose(suggested);
  }, [suggested, state, hasChosen, isOnOlderPage, onChoose]);

  if (state === 'loading') return <Skeleton className="h-20 rounded-btn" />;
  if (state === 'failed') {
    return <ErrorState title={t(ownPrescriptions.loadFailed)} onRetry={() => void reloadNewest()} />;
  }
  const uploaded = async ({ _id }: Prescription) => {
    setUploading(false);
    // Listed first: a choice that is not in the list gives way to the preselected prescription.
    await reloadNewest();
    onChoose(_id);
  };
  const hasEarlier = usable.length > 0 || onMore !== undefined;
  if (isUploading || !hasEarlier) {
    return (
      <div className="grid gap-3">
        <UploadForm
          onUploaded={(prescription) => void uploaded(prescription)}
          isPartOfCheckout
          patientChoice={patientChoice}
        />
        {hasEarlier && (
          <Button variant="quiet" onClick={() => setUploading(false)} className="justify-self-start">
            {t(ownPrescriptions.chooseEarlier)}
          </Button>
        )}
      </div>
    );
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{t(ownPrescriptions.chooseLabel)}</legend>
      <div className="grid gap-2.5">
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
                    {t(ownPrescriptions.forPatient, prescription.patient)}
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
      </div>
      <OlderEntries loadState={loadState} onMore={onMore} />
      <Button variant="line" onClick={() => setUploading(true)} className="justify-self-start max-sm:w-full">
        {t(ownPrescriptions.uploadAnother)}
      </Button>
    </fieldset>
  );
}

const photoCount = ({ images }: Prescription): string => t(ownPrescriptions.photoCount, { count: images.length });
