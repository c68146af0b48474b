import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { doctors, weekdays } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { MapPin } from 'lucide-react';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { languagesText, slotText } from '../appointment-format.ts';

export function DoctorAbout({ doctor }: { doctor: Doctor }) {
  const { description, specialization, clinic, availability } = doctor;
  return (
    <>
      <section aria-labelledby="about" className="card p-4 md:p-5">
        <h2 id="about" className="font-bold text-base">
          {t(doctors.about)}
        </h2>
        <p lang={textLanguage(description)} className="mt-1 text-ink-600 md:text-base">
          {description}
        </p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {specialization.map((name) => (
            <li
              key={name}
              lang={textLanguage(name)}
              className="rounded-full bg-doctor px-3 py-1 font-semibold text-meta"
            >
              {name}
            </li>
          ))}
        </ul>
        {doctor.languages.length > 0 && (
          <p className="mt-3 text-ink-600">{t(doctors.speaks, { languages: languagesText(doctor) })}</p>
        )}
      </section>
      <section aria-labelledby="clinic" className="card p-4 md:p-5">
        <h2 id="clinic" className="font-bold text-base">
          {t(doctors.clinic)}
        </h2>
        <p className="mt-1 flex gap-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 flex-none text-leaf-700" />
          <span lang={textLanguage(clinic.address)}>
            <b className="block font-semibold">{clinic.name}</b>
            <span className="text-ink-600">{clinic.address}</span>
          </span>
        </p>
        <h3 className="mt-4 font-semibold">{t(doctors.hours)}</h3>
        <dl className="num mt-1.5 grid gap-1.5">
          {availability.map(({ day, slots }) => (
            <div key={day} className="flex justify-between gap-4">
              <dt className="text-ink-600">{t(weekdays[day])}</dt>
              <dd className="flex flex-wrap justify-end gap-x-3">
                {slots.map((slot) => (
                  <span key={slot.start}>{slotText(slot)}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {availability.length === 0 && <p className="text-ink-600">{t(doctors.noHours)}</p>}
      </section>
    </>
  );
}
