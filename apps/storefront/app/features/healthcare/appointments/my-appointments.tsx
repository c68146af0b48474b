import type { OwnAppointment } from '@subah/contract/healthcare/healthcare';
import { formatRupees } from '@subah/rules/money';
import { Button, buttonClass } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { longDay, slotText } from '../appointment-format.ts';
import { bookingPath, DOCTORS_PATH } from '../health-paths.ts';
import { AppointmentBadge } from './appointment-badge.tsx';

export function MyAppointments() {
  const api = useApi();
  const own = useAccountQuery('GET book-slot/my', { query: { limit: 60 } });
  const [asked, setAsked] = useState<OwnAppointment>();
  const [isBusy, setBusy] = useState(false);

  if (own.state === 'loading') return <AppointmentSkeletons />;
  if (own.state === 'failed') {
    return (
      <div className="card">
        <ErrorState title="Failed to load appointments. Please try again." onRetry={() => void own.reload()} />
      </div>
    );
  }
  if (own.data.length === 0) return <NoAppointments />;

  const cancel = async (visit: OwnAppointment) => {
    setBusy(true);
    try {
      await api('PATCH book-slot/{id}/cancel', { params: { id: visit._id } });
      toast('Appointment cancelled');
    } catch (error) {
      toast(errorMessage(error, 'The appointment could not be cancelled. Please try again.'), { tone: 'error' });
    } finally {
      setBusy(false);
      setAsked(undefined);
      void own.reload();
    }
  };
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {own.data.map((visit) => (
          <li key={visit._id} className="grid">
            <AppointmentCard visit={visit} onCancel={() => setAsked(visit)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Cancel this appointment?"
        message={asked && `${asked.doctor.name}, ${longDay(asked.date)}, ${slotText(asked.slot)}`}
        confirmLabel="Cancel appointment"
        cancelLabel="Keep it"
        danger
        busy={isBusy}
        onConfirm={() => asked && void cancel(asked)}
      />
    </>
  );
}

function AppointmentCard({ visit, onCancel }: { visit: OwnAppointment; onCancel: () => void }) {
  const { doctor, status } = visit;
  return (
    <article className="card flex flex-col gap-3 p-4">
      <div className="flex gap-3.5">
        <span className="size-16 flex-none overflow-hidden rounded-btn bg-doctor">
          <StoredPicture path={doctor.image} alt="" sizes="64px" className="aspect-square w-full object-cover" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 className="font-bold text-base">{doctor.name}</h2>
            <AppointmentBadge status={status} />
          </div>
          <p className="text-ink-600 text-meta">{doctor.departmentName}</p>
          <p className="num mt-1 font-semibold">
            {longDay(visit.date)}, {slotText(visit.slot)}
          </p>
        </div>
      </div>
      <dl className="num grid gap-1.5">
        <Line name="Where" text={`${doctor.clinic.name}, ${doctor.clinic.address}`} />
        <Line
          name="Pay at clinic"
          text={visit.isFreeWithMembership ? 'Free with membership' : formatRupees(visit.fee)}
        />
        {visit.reason && <Line name="Reason" text={visit.reason} />}
        {visit.cancelReason && <Line name="Cancelled because" text={visit.cancelReason} />}
      </dl>
      <div className="mt-auto flex flex-wrap gap-2">
        {visit.canCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel<span className="sr-only"> the appointment with {doctor.name}</span>
          </Button>
        )}
        {status !== 'booked' && (
          <Link
            to={bookingPath({ departmentId: doctor.departmentId, _id: visit.doctorId })}
            className={buttonClass({ variant: 'line' })}
          >
            Book again
          </Link>
        )}
        {status === 'booked' && !visit.canCancel && (
          <p className="text-ink-600 text-meta">It begins within the hour. To cancel now, please call the clinic.</p>
        )}
      </div>
    </article>
  );
}

const Line = ({ name, text }: { name: string; text: string }) => (
  <div className="flex gap-3">
    <dt className="w-26 flex-none text-ink-600">{name}</dt>
    <dd className="min-w-0 break-words">{text}</dd>
  </div>
);

function NoAppointments() {
  return (
    <div className="card">
      <EmptyState
        sunrise
        title="No appointments yet"
        text="Book a doctor near Mandideep; your visits appear here."
        action={
          <Link to={DOCTORS_PATH} className={buttonClass()}>
            Find a doctor
          </Link>
        }
      />
    </div>
  );
}

export function AppointmentSkeletons() {
  return (
    <Loading label="Loading appointments…" className="grid gap-3 lg:grid-cols-2">
      {[0, 1].map((index) => (
        <Skeleton key={index} className="h-56 rounded-card" />
      ))}
    </Loading>
  );
}
