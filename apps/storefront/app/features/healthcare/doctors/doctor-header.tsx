import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { doctors } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import type { ReactNode } from 'react';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { DoctorFacts, VerifiedBadge } from './doctor-facts.tsx';

type Props = { doctor: Doctor; as?: 'h1' | 'h2'; children?: ReactNode };

export function DoctorHeader({ doctor, as: Heading = 'h1', children }: Props) {
  return (
    <div className="card overflow-hidden">
      <div className="flex gap-3.5 p-3.5 max-[20rem]:flex-col md:gap-5 md:p-5">
        <span className="size-24 flex-none overflow-hidden rounded-[20px] bg-doctor md:size-32">
          <StoredPicture
            path={doctor.image}
            alt={doctor.name}
            sizes="(min-width: 768px) 128px, 96px"
            priority
            className="aspect-square w-full object-cover"
          />
        </span>
        <div className="min-w-0">
          <Heading className="font-extrabold text-xl tracking-[-0.02em] md:text-2xl">{doctor.name}</Heading>
          <p className="text-ink-600 md:text-base">{doctor.degrees}</p>
          <p className="mt-0.5 text-ink-600 text-meta">
            {t(doctors.registration, { number: doctor.registrationNumber })}
          </p>
          {doctor.isMedicalVerified && (
            <p className="mt-1.5">
              <VerifiedBadge />
            </p>
          )}
        </div>
      </div>
      <DoctorFacts doctor={doctor} />
      {children}
    </div>
  );
}
