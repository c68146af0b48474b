import type { Doctor, Slot } from '@subah/contract/healthcare/healthcare';
import { formatRupees } from '@subah/rules/money';
import type { ReactNode } from 'react';
import { shortDay, slotText } from '../appointment-format.ts';

type Props = { doctor: Doctor; date: string | undefined; slot: Slot | undefined; isFree: boolean; children: ReactNode };

export function BookingSummary({ doctor, date, slot, isFree, children }: Props) {
  return (
    <section aria-labelledby="visit" className="card p-3.5 md:p-5">
      <h2 id="visit" className="font-bold text-base">
        Your visit
      </h2>
      <dl className="num mt-2.5 grid gap-2">
        <Row name="When">{date ? `${shortDay(date)}${slot ? `, ${slotText(slot)}` : ''}` : 'Not chosen yet'}</Row>
        <Row name="Where">
          {doctor.clinic.name}
          <span className="block font-normal text-ink-600">{doctor.clinic.address}</span>
        </Row>
        <Row name="Consultation">{formatRupees(doctor.fee)}</Row>
        {isFree && (
          <Row name="Free with membership">
            <span className="text-leaf-700">−{formatRupees(doctor.fee)}</span>
          </Row>
        )}
        <div className="flex justify-between gap-3 border-line-strong border-t border-dashed pt-2.5 text-base">
          <dt className="font-extrabold">Pay at clinic</dt>
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
