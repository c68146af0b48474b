import type { DoctorLanguage } from '@subah/rules/healthcare/doctor-languages';
import { WEEKDAYS } from '@subah/rules/healthcare/slots';
import { toPaise } from '@subah/rules/money';
import { departments, doctorAvailability, doctors } from '@subah/server/modules/healthcare/healthcare.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import { departmentPicture, doctorPicture } from '../pictures/demo-pictures.ts';
import { departmentsInHindi } from '../shop/hindi-names.ts';
import { demoShop } from '../shop/index.ts';

const FURTHER_LANGUAGES: DoctorLanguage[][] = [['Marathi'], [], ['Urdu'], ['Gujarati'], [], ['Sindhi']];

const languagesOf = (position: number): DoctorLanguage[] => [
  'Hindi',
  'English',
  ...(FURTHER_LANGUAGES[position % FURTHER_LANGUAGES.length] ?? []),
];

/** The demo doctor account belongs to the first doctor of the list. */
export async function seedHealthcare(tx: Tx, doctorUserId: string): Promise<void> {
  await tx.insert(departments).values(
    demoShop.departments.map(({ code, name, description }, rank) => ({
      id: demoId('department', code),
      name,
      hindiName: departmentsInHindi[code]?.[0] ?? null,
      description,
      hindiDescription: departmentsInHindi[code]?.[1] ?? null,
      picture: departmentPicture(code),
      rank,
    })),
  );
  await tx.insert(doctors).values(
    demoShop.doctors.map((doctor, index) => ({
      id: demoId('doctor', doctor.code),
      departmentId: demoId('department', doctor.departmentCode),
      userId: index === 0 ? doctorUserId : null,
      name: doctor.name,
      picture: doctorPicture(doctor.code),
      degrees: doctor.degrees,
      specialization: doctor.specialization,
      languages: languagesOf(index),
      experienceYears: doctor.experience,
      feePaise: toPaise(doctor.fee),
      description: doctor.description,
      clinicName: doctor.clinic.name,
      clinicAddress: doctor.clinic.address,
      registrationNumber: doctor.registrationNumber,
      rating: doctor.rating,
      reviewCount: doctor.reviewCount,
      isMedicalVerified: doctor.isMedicalVerified,
    })),
  );
  await tx.insert(doctorAvailability).values(
    demoShop.doctors.flatMap((doctor) =>
      doctor.availability.flatMap(({ day, slots }) =>
        slots.map(({ start, end }) => ({
          doctorId: demoId('doctor', doctor.code),
          weekday: WEEKDAYS.indexOf(day),
          startsAt: start,
          endsAt: end,
        })),
      ),
    ),
  );
}
