import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { doctors as texts } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { Form } from 'react-router';
import { DoctorCard } from './doctor-card.tsx';

/** A form of the address, so that it works without JavaScript. */
export const DoctorSearch = ({ complaint }: { complaint: string }) => (
  <Form method="get" role="search" className="mb-5 flex max-w-140 items-end gap-2 md:mb-7">
    <Field label={t(texts.searchLabel)} className="min-w-0 flex-1">
      {(props) => (
        <TextInput
          {...props}
          key={complaint}
          type="search"
          name="complaint"
          defaultValue={complaint}
          placeholder={t(texts.searchHint)}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
        />
      )}
    </Field>
    <Button type="submit">{t(texts.search)}</Button>
  </Form>
);

type FoundProps = { complaint: string; doctors: readonly Doctor[] };

export const FoundDoctors = ({ complaint, doctors }: FoundProps) => (
  <section aria-labelledby="found" className="mb-7 md:mb-11">
    <h2 id="found" className="mb-3 font-bold text-xl">
      {t(texts.foundFor, { complaint })}
    </h2>
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
