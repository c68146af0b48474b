import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { doctors } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { BadgeCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';

export function DoctorFacts({ doctor }: { doctor: Doctor }) {
  const { experience, rating, reviewCount, fee } = doctor;
  return (
    <dl className="num grid grid-cols-3 border-line border-t *:px-3.5 *:py-3 *:not-first:border-line *:not-first:border-l md:*:px-5">
      <Fact name={t(doctors.experience)} value={t(doctors.years, { count: experience })} />
      {rating === null ? (
        <Fact name={t(doctors.noReviews)} value={t(doctors.isNew)} />
      ) : (
        <Fact
          name={t(doctors.reviews, { count: reviewCount })}
          value={
            <>
              {rating.toFixed(1)}
              <Star aria-hidden="true" className="ml-1 inline size-3.5 fill-current align-[-1px]" />
            </>
          }
        />
      )}
      <Fact name={t(doctors.clinicFee)} value={formatRupees(fee)} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-ink-600 text-meta">{name}</dt>
      <dd className="font-extrabold text-base">{value}</dd>
    </div>
  );
}

export function VerifiedBadge() {
  return (
    <span className="badge bg-leaf-100 text-leaf-700">
      <BadgeCheck aria-hidden="true" className="size-3.5" />
      {t(doctors.verified)}
    </span>
  );
}
