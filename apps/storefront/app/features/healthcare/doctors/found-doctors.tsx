import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { doctors as texts } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { DoctorCard } from './doctor-card.tsx';
import { DoctorFilters, spokenLanguages } from './doctor-filters.tsx';

type Props = { complaint: string; doctors: readonly Doctor[] };

export const FoundDoctors = ({ complaint, doctors }: Props) => (
  <section aria-labelledby="found" className="mb-7 md:mb-11">
    <h2 id="found" className="mb-3 font-bold text-xl">
      {t(texts.foundFor, { complaint })}
    </h2>
    <DoctorFilters languages={spokenLanguages(doctors)} />
    {doctors.length === 0 && <p className="text-ink-600">{t(texts.noneFor)}</p>}
    <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {doctors.map((doctor, index) => (
        <li key={doctor._id} className="grid">
          <DoctorCard doctor={doctor} isFirst={index === 0} headingLevel={3} />
        </li>
      ))}
    </ul>
  </section>
);
