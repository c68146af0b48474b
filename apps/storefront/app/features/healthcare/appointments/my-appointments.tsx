import type { OwnAppointment } from '@subah/contract/healthcare/healthcare';
import { appointments } from '@subah/messages/appointments';
import { dayText } from '@subah/messages/dates';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button, buttonClass } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { fillText } from '@subah/ui/fill-text';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { OlderEntries } from '../../../lib/data/older-entries.tsx';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { useHistory } from '../../../lib/data/use-history.ts';
import { siteText } from '../../../lib/language/site-text.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { dialled, useShop } from '../../../shared/shop/use-shop.ts';
import { hasStarted, slotText } from '../appointment-format.ts';
import { bookingPath, DOCTORS_PATH } from '../health-paths.ts';
import { AppointmentBadge } from './appointment-badge.tsx';
import { MoveAppointment } from './move-appointment.tsx';

/** More than the visits that one can have ahead, so that those that can change are on the first page. */
const PAGE_SIZE = 20;

export function MyAppointments() {
  const api = useApi();
  const own = useAccountQuery('GET book-slot/my', { query: { limit: PAGE_SIZE } });
  const newest = { entries: own.data ?? [], nextCursor: own.response?.nextCursor ?? null };
  const { entries, loadState, reloadOlder, onMore } = useHistory(newest, async (cursor) => {
    const { data, nextCursor } = await api('GET book-slot/my', { query: { limit: PAGE_SIZE, cursor } });
    return { entries: data, nextCursor };
  });
  const reload = () => {
    void own.reload();
    void reloadOlder();
  };
  const [asked, setAsked] = useState<OwnAppointment>();
  const [moving, setMoving] = useState<OwnAppointment>();
  const [isBusy, setBusy] = useState(false);

  if (own.state === 'loading') return <AppointmentSkeletons />;
  if (own.state === 'failed') {
    return (
      <div className="card">
        <ErrorState title={t(appointments.loadFailed)} onRetry={() => void own.reload()} />
      </div>
    );
  }
  if (entries.length === 0) return <NoAppointments />;

  const cancel = async (visit: OwnAppointment) => {
    setBusy(true);
    try {
      await api('PATCH book-slot/{id}/cancel', { params: { id: visit._id } });
      toast(t(appointments.cancelled));
    } catch (error) {
      toast(errorMessage(error, t(appointments.cancelFailed)), { tone: 'error' });
    } finally {
      setBusy(false);
      setAsked(undefined);
      reload();
    }
  };
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {entries.map((visit) => (
          <li key={visit._id} className="grid">
            <AppointmentCard visit={visit} onMove={() => setMoving(visit)} onCancel={() => setAsked(visit)} />
          </li>
        ))}
      </ul>
      <OlderEntries loadState={loadState} onMore={onMore} />
      <MoveAppointment
        visit={moving}
        onClose={() => setMoving(undefined)}
        onMoved={() => {
          setMoving(undefined);
          reload();
        }}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(appointments.cancelTitle)}
        message={asked && `${asked.doctor.name}, ${dayText(asked.date)}, ${slotText(asked.slot)}`}
        confirmLabel={t(appointments.cancelConfirm)}
        cancelLabel={t(appointments.keep)}
        danger
        busy={isBusy}
        onConfirm={() => asked && void cancel(asked)}
      />
    </>
  );
}

type CardProps = { visit: OwnAppointment; onMove: () => void; onCancel: () => void };

function AppointmentCard({ visit, onMove, onCancel }: CardProps) {
  const { doctor, status } = visit;
  const isOver = hasStarted(visit, new Date());
  return (
    <article className="card flex flex-col gap-3 p-4">
      <div className="flex gap-3.5 max-[20rem]:flex-col">
        <span className="size-16 flex-none overflow-hidden rounded-btn bg-doctor">
          <StoredPicture path={doctor.image} alt="" sizes="64px" className="aspect-square w-full object-cover" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 className="font-bold text-base">{doctor.name}</h2>
            <AppointmentBadge status={status} />
          </div>
          <p className="text-ink-600 text-meta">{siteText(doctor.departmentName, doctor.departmentHindiName)}</p>
          <p className="num mt-1 font-semibold">
            {dayText(visit.date)}, {slotText(visit.slot)}
          </p>
        </div>
      </div>
      <dl className="num grid gap-1.5">
        {visit.patient && <Line name={t(appointments.patient)} text={visit.patient.name} />}
        <Line name={t(appointments.where)} text={`${doctor.clinic.name}, ${doctor.clinic.address}`} />
        {/* Nothing is to be paid for a visit that does not take place. */}
        {(status === 'booked' || status === 'completed') && (
          <Line
            name={t(appointments.payAtClinic)}
            text={visit.isFreeWithMembership ? t(appointments.freeWithMembership) : formatRupees(visit.fee)}
          />
        )}
        {visit.reason && <Line name={t(appointments.reason)} text={visit.reason} />}
        {visit.cancelReason && <Line name={t(appointments.cancelledBecause)} text={visit.cancelReason} />}
      </dl>
      <div className="mt-auto flex flex-wrap gap-2">
        {visit.canCancel && (
          <Button variant="line" aria-label={t(appointments.moveWith, { doctor: doctor.name })} onClick={onMove}>
            {t(appointments.move)}
          </Button>
        )}
        {visit.canCancel && (
          <Button variant="quiet" aria-label={t(appointments.cancelWith, { doctor: doctor.name })} onClick={onCancel}>
            {t(appointments.cancel)}
          </Button>
        )}
        {(status !== 'booked' || isOver) && (
          <Link
            to={bookingPath({ departmentId: doctor.departmentId, _id: visit.doctorId })}
            className={buttonClass({ variant: 'line' })}
          >
            {t(appointments.bookAgain)}
          </Link>
        )}
        {status === 'booked' && !visit.canCancel && !isOver && <TooLate />}
      </div>
    </article>
  );
}

/** Staff of the shop can cancel for the patient. */
function TooLate() {
  const { phone } = useShop();
  return (
    <p className="text-ink-600 text-meta">
      {phone
        ? fillText(t(appointments.tooLate), {
            phone: (
              <a href={`tel:${dialled(phone)}`} translate="no" className="link num">
                {phone}
              </a>
            ),
          })
        : t(appointments.tooLateToCancel)}
    </p>
  );
}

const Line = ({ name, text }: { name: string; text: string }) => (
  <div className="flex gap-x-3 max-[20rem]:flex-wrap">
    <dt className="w-26 flex-none text-ink-600">{name}</dt>
    <dd lang={textLanguage(text)} className="wrap-anywhere min-w-0">
      {text}
    </dd>
  </div>
);

function NoAppointments() {
  return (
    <div className="card">
      <EmptyState
        sunrise
        title={t(appointments.emptyTitle)}
        text={t(appointments.emptyText)}
        action={
          <Link to={DOCTORS_PATH} className={buttonClass()}>
            {t(appointments.findDoctor)}
          </Link>
        }
      />
    </div>
  );
}

export function AppointmentSkeletons() {
  return (
    <Loading label={t(appointments.loading)} className="grid gap-3 lg:grid-cols-2">
      {[0, 1].map((index) => (
        <Skeleton key={index} className="h-56 rounded-card" />
      ))}
    </Loading>
  );
}
