import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { accountPage } from '@subah/messages/account-page';
import { momentText } from '@subah/messages/dates';
import { ownPrescriptions } from '@subah/messages/own-prescriptions';
import { t } from '@subah/messages/translate';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { useEffect } from 'react';
import { OlderEntries } from '../../lib/data/older-entries.tsx';
import { textLanguage } from '../../lib/language/text-language.ts';
import { BasketOffer } from './basket-offer.tsx';
import { PrescriptionPhotos } from './prescription-photos.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useOwnPrescriptions } from './use-own-prescriptions.ts';

type Props = {
  /** Triggers a reload after an upload. */
  newest: Prescription | undefined;
  onConfirmed: (message: string) => void;
};

/** Render it for a signed-in user only. */
export function MyPrescriptions({ newest, onConfirmed }: Props) {
  const { entries, state, loadState, reloadNewest, reloadOlder, onMore } = useOwnPrescriptions();
  useEffect(() => {
    if (newest) void reloadNewest();
  }, [newest, reloadNewest]);
  const reload = () => {
    void reloadNewest();
    void reloadOlder();
  };
  if (state === 'loading') return <Skeletons />;
  if (state === 'failed') {
    return (
      <div className="card">
        <ErrorState title={t(ownPrescriptions.loadFailed)} onRetry={reload} />
      </div>
    );
  }
  if (entries.length === 0) {
    return (
      <div className="card">
        <EmptyState title={t(ownPrescriptions.emptyTitle)} text={t(ownPrescriptions.emptyText)} />
      </div>
    );
  }
  const confirmed = (message: string) => {
    reload();
    onConfirmed(message);
  };
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2 lg:items-start">
        {entries.map((prescription) => (
          <li key={prescription._id} className="card grid content-start gap-3 p-4">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0">
                <span lang={textLanguage(prescription.description)} className="block wrap-anywhere font-semibold">
                  {prescription.description}
                </span>
                {prescription.patient && (
                  <span translate="no" className="wrap-anywhere block text-ink-600 text-meta">
                    {t(ownPrescriptions.forPatient, prescription.patient)}
                  </span>
                )}
                <time dateTime={prescription.createdAt} className="text-ink-600 text-meta">
                  {momentText(new Date(prescription.createdAt))}
                </time>
              </p>
              <StatusBadge status={prescription.status} />
            </div>
            {prescription.reason && (
              <p className="rounded-btn bg-chilli-50 px-3 py-2">
                <b className="text-chilli">{t(ownPrescriptions.pharmacistSays)}</b>{' '}
                <span lang={textLanguage(prescription.reason)}>{prescription.reason}</span>
              </p>
            )}
            <PrescriptionPhotos images={prescription.images} onStale={reload} />
            {prescription.basket.length > 0 && <BasketOffer prescription={prescription} onConfirmed={confirmed} />}
          </li>
        ))}
      </ul>
      <OlderEntries loadState={loadState} onMore={onMore} />
    </>
  );
}

function Skeletons() {
  return (
    <Loading label={t(accountPage.loading)} className="grid gap-3 lg:grid-cols-2">
      {[0, 1].map((index) => (
        <Skeleton key={index} className="h-48 rounded-card" />
      ))}
    </Loading>
  );
}
