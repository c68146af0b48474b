import type { Doctor } from '@subah/contract/healthcare/healthcare';
import type { DoctorForm } from '@subah/contract/healthcare/healthcare-admin';
import type { WithReadAs } from '@subah/contract/read-as';
import { WEEKDAYS } from '@subah/rules/healthcare/slots';
import { toPaise } from '@subah/rules/money';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Pictures } from '../../platform/storage/pictures.ts';
import { saveWithPictures } from '../../platform/storage/save-with-pictures.ts';
import { recordChange } from '../audit/index.ts';
import { storeSinglePicture } from '../catalog/index.ts';
import { findDoctor } from './doctors.queries.ts';
import { appointments, departments, doctorAvailability, doctors } from './healthcare.tables.ts';

type SaveDoctorInput = {
  id?: string;
  form: DoctorForm & WithReadAs;
  image: Buffer[];
  actorId: string;
};
type DoctorRow = Awaited<ReturnType<typeof lockDoctorRow>>;

export async function saveDoctor(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock'>,
  input: SaveDoctorInput,
): Promise<Doctor> {
  const { id, form, actorId } = input;
  const store = (pictures: Pictures) =>
    storeSinglePicture({ pictures }, input.image, {
      isNew: id === undefined,
      missing: 'Profile image is required.',
      type: 'Only JPG, PNG, WEBP allowed.',
    });
  const doctorId = await saveWithPictures(deps, store, async (tx, picture) => {
    const before = id === undefined ? undefined : await lockDoctorRow(tx, id);
    if (id && form.readAs) {
      const { nextSlot: _, ...content } = await findDoctor(tx, id, deps.clock());
      rejectStaleChange(content, form.readAs);
    }
    const next = mergeForm(before, form, picture);
    await requireDepartment(tx, next.departmentId);
    const savedId = id ?? newId();
    if (before) await tx.update(doctors).set(next).where(eq(doctors.id, savedId));
    else await tx.insert(doctors).values({ ...next, id: savedId });
    if (form.availability) await replaceConsultingHours(tx, savedId, form.availability);
    await recordChange(tx, {
      actorId,
      action: before ? 'update' : 'create',
      subject: 'doctor',
      subjectId: savedId,
      before,
      after: { ...next, ...(form.availability ? { availability: form.availability } : {}) },
    });
    await publishChange(tx, 'healthcare');
    return savedId;
  });
  return findDoctor(deps.db, doctorId, deps.clock());
}

/** Refused while there are upcoming appointments. */
export async function deleteDoctor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actorId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockDoctorRow(tx, id);
    const [upcoming] = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(eq(appointments.doctorId, id), eq(appointments.status, 'booked'), gt(appointments.startsAt, clock())))
      .limit(1);
    if (upcoming) throw new Problem('DOCTOR_HAS_APPOINTMENTS', 'This doctor has booked visits. Cancel them first.');
    await tx.update(doctors).set({ deletedAt: clock() }).where(eq(doctors.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'doctor', subjectId: id, before });
    await publishChange(tx, 'healthcare');
  });
}

const BLANK = {
  departmentId: '',
  name: '',
  picture: '',
  degrees: '',
  specialization: [],
  languages: [],
  experienceYears: 0,
  feePaise: 0,
  description: '',
  clinicName: '',
  clinicAddress: '',
  registrationNumber: '',
  rating: null,
  reviewCount: 0,
  isMedicalVerified: false,
} satisfies DoctorRow;

function mergeForm(before: DoctorRow = BLANK, form: DoctorForm, picture: string | undefined): DoctorRow {
  const { departmentId, name, degrees, languages, description, isMedicalVerified, rating } = form;
  const next = {
    ...before,
    ...omitUndefined({ departmentId, name, picture, degrees, languages, description, isMedicalVerified, rating }),
    ...omitUndefined({
      specialization: form.specialization?.filter(Boolean),
      experienceYears: form.experience,
      feePaise: form.fee === undefined ? undefined : toPaise(form.fee),
      clinicName: form.clinic ? form.clinic.name : orBlank(form.clinicName, ''),
      clinicAddress: form.clinic ? form.clinic.address : orBlank(form.clinicAddress, ''),
      registrationNumber: orBlank(form.registrationNumber, ''),
      reviewCount: orBlank(form.reviewCount, 0),
    }),
  };
  const missing = (['clinicName', 'clinicAddress'] as const).find((field) => !next[field]);
  if (missing) throw fieldProblem(missing, 'Clinic name and address are required.');
  return next;
}

/** The blank value of a field that was emptied. */
const orBlank = <Value>(value: Value | null | undefined, blank: Value): Value | undefined =>
  value === null ? blank : value;

/** Booked appointments stay as they are. */
async function replaceConsultingHours(tx: Tx, doctorId: string, availability: NonNullable<DoctorForm['availability']>) {
  await tx.delete(doctorAvailability).where(eq(doctorAvailability.doctorId, doctorId));
  const rows = availability.flatMap(({ day, slots }) =>
    slots.map(({ start, end }) => ({ doctorId, weekday: WEEKDAYS.indexOf(day), startsAt: start, endsAt: end })),
  );
  const unique = new Map(rows.map((row) => [`${row.weekday} ${row.startsAt}`, row]));
  if (unique.size > 0) await tx.insert(doctorAvailability).values([...unique.values()]);
}

async function lockDoctorRow(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      departmentId: doctors.departmentId,
      name: doctors.name,
      picture: doctors.picture,
      degrees: doctors.degrees,
      specialization: doctors.specialization,
      languages: doctors.languages,
      experienceYears: doctors.experienceYears,
      feePaise: doctors.feePaise,
      description: doctors.description,
      clinicName: doctors.clinicName,
      clinicAddress: doctors.clinicAddress,
      registrationNumber: doctors.registrationNumber,
      rating: doctors.rating,
      reviewCount: doctors.reviewCount,
      isMedicalVerified: doctors.isMedicalVerified,
    })
    .from(doctors)
    .where(and(eq(doctors.id, id), isNull(doctors.deletedAt)))
    .for('update');
  if (!row) throw notFound('doctor');
  return row;
}

async function requireDepartment(tx: Tx, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.id, id), isNull(departments.deletedAt)));
  if (found) return;
  throw fieldProblem('departmentId', 'Department not found.');
}
