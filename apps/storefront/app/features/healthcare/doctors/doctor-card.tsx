import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { doctors } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { buttonClass } from '@subah/ui/button';
import { CalendarClock, Languages, MapPin, Star } from 'lucide-react';
import { Link } from 'react-router';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { languagesText, nextSlotText } from '../appointment-format.ts';
import { doctorPath } from '../health-paths.ts';
import { VerifiedBadge } from './doctor-facts.tsx';

type Props = { doctor: Doctor; isFirst: boolean; headingLevel?: 2 | 3 };

export function DoctorCard({ doctor, isFirst, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { name, image, degrees, specialization, experience, rating, reviewCount, fee, clinic } = doctor;
  return (
    <article className="card card-lift relative flex h-full flex-col p-3.5 md:p-4">
      <div className="flex gap-3.5 max-[20rem]:flex-col">
        <span className="size-20 flex-none overflow-hidden rounded-btn bg-doctor">
          <StoredPicture
            path={image}
            alt=""
            sizes="80px"
            priority={isFirst}
            className="aspect-square w-full object-cover"
          />
        </span>
        <div className="min-w-0">
          <Heading className="wrap-anywhere font-bold text-base">
            <Link to={doctorPath(doctor)} className="after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
          </Heading>
          <p className="text-ink-600 text-meta">{degrees}</p>
          <p className="num mt-0.5 flex flex-wrap gap-x-2 text-meta">
            <span>{t(doctors.years, { count: experience })}</span>
            {rating !== null && (
              <span>
                <Star
                  aria-hidden="true"
                  className="mr-0.5 inline size-3.5 fill-mango-400 align-[-2px] text-mango-700"
                />
                <span className="sr-only">{t(doctors.rating)} </span>
                <b>{rating.toFixed(1)}</b> ({reviewCount})
              </span>
            )}
          </p>
          {doctor.isMedicalVerified && (
            <p className="mt-1">
              <VerifiedBadge />
            </p>
          )}
        </div>
      </div>
      <p lang={textLanguage(specialization.join())} className="mt-3 text-meta">
        {specialization.join(' · ')}
      </p>
      {doctor.languages.length > 0 && (
        <p className="mt-1 flex gap-1.5 text-ink-600 text-meta">
          <Languages aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
          {t(doctors.speaks, { languages: languagesText(doctor) })}
        </p>
      )}
      <p className="num mt-1 flex gap-1.5 font-semibold text-meta">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-3.5 flex-none text-leaf-700" />
        {doctor.nextSlot ? t(doctors.nextSlot, { when: nextSlotText(doctor.nextSlot) }) : t(doctors.noFreeSlot)}
      </p>
      <p lang={textLanguage(clinic.address)} className="mt-1 mb-3 flex gap-1.5 text-ink-600 text-meta">
        <MapPin aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
        {clinic.name}, {clinic.address}
      </p>
      <div className="mt-auto flex items-center justify-between gap-3 border-line max-[20rem]:flex-wrap border-t pt-3">
        <p className="num leading-tight">
          <b className="block font-extrabold text-base">{formatRupees(fee)}</b>
          <span className="text-ink-600 text-meta">{t(doctors.payAtClinic)}</span>
        </p>
        <Link
          to={doctorPath(doctor)}
          className={`${buttonClass()} z-1`}
          aria-label={t(doctors.consultDoctor, { name })}
        >
          {t(doctors.consult)}
        </Link>
      </div>
    </article>
  );
}
