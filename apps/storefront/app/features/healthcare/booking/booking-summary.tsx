import type { Doctor, Slot } from '@subah/contract/healthcare/healthcare';
import { appointmentBooking } from '@subah/messages/appointment-booking';
import { dayText } from '@subah/messages/dates';
import { doctors } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import type { ReactNode } from 'react';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { slotText } from '../appointment-format.ts';

type Props = { doctor: Doctor; date: string | undefined; slot: Slot | undefined; isFree: boolean; children: ReactNode };

export function BookingSummary({ doctor, date, slot, isFree, children }: Props) {
  return (
    <section aria-labelledby="visit" className="card p-3.5 md:p-5">
      <h2 id="visit" className="font-bold text-base">
        {t(appointmentBooking.visit)}
      </h2>
      <dl className="num mt-2.5 grid gap-2">
        <Row name={t(appointmentBooking.when)}>
          {date ? [dayText(date), slot && slotText(slot)].filter(Boolean).join(', ') : t(appointmentBooking.notChosen)}
        </Row>
        <Row name={t(appointmentBooking.where)}>
          {doctor.clinic.name}
          <span lang={textLanguage(doctor.clinic.address)} className="block font-normal text-ink-600">
            {doctor.clinic.address}
          </span>
        </Row>
        <Row name={t(appointmentBooking.consultation)}>{formatRupees(doctor.fee)}</Row>
        {isFree && (
          <Row name={t(appointmentBooking.freeWithMembership)}>
            <span className="text-leaf-700">−{formatRupees(doctor.fee)}</span>
          </Row>
        )}
        <div className="flex justify-between gap-3 border-line-strong border-t border-dashed pt-2.5 text-base">
          <dt className="font-extrabold">{t(doctors.payAtClinic)}</dt>
          <dd className="font-extrabold">{formatRupees(isFree ? 0 : doctor.fee)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="flex-none text-ink-600">{name}</dt>
    <dd className="text-right font-semibold">{children}</dd>
  </div>
);
