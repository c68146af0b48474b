import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { departments, doctors } from './healthcare.tables.ts';

const MAX_DEPARTMENTS = 200;
const MAX_DOCTORS = 2000;

/** Departments and doctors with the words that a search finds them by. */
export async function careForSearch(db: Db) {
  const departmentRows = await db
    .select({
      id: departments.id,
      name: departments.name,
      hindiName: departments.hindiName,
      description: departments.description,
    })
    .from(departments)
    .where(isNull(departments.deletedAt))
    .orderBy(asc(departments.rank), asc(departments.id))
    .limit(MAX_DEPARTMENTS);
  const doctorRows = await db
    .select({
      id: doctors.id,
      departmentId: doctors.departmentId,
      name: doctors.name,
      department: departments.name,
      specialization: doctors.specialization,
    })
    .from(doctors)
    .innerJoin(departments, eq(departments.id, doctors.departmentId))
    .where(isNull(doctors.deletedAt))
    .orderBy(asc(doctors.name), asc(doctors.id))
    .limit(MAX_DOCTORS);
  return [
    ...departmentRows.map(({ id, name, hindiName, description }) => ({
      place: {
        kind: 'department' as const,
        id,
        text: name,
        hindiText: hindiName,
        path: `/doctor-appointment/${id}`,
      },
      keys: `${name} ${description}`,
      words: DOCTOR_WORDS,
    })),
    ...doctorRows.map(({ id, departmentId, name, department, specialization }) => ({
      place: {
        kind: 'doctor' as const,
        id,
        text: name,
        hindiText: null,
        path: `/doctor-appointment/${departmentId}/${id}`,
      },
      keys: `${name.replace(/^dr\.?\s+/i, '')} ${department} ${specialization.join(' ')}`,
      words: DOCTOR_WORDS,
    })),
  ];
}

const DOCTOR_WORDS = 'doctor doctors dr daktar specialist appointment डॉक्टर';
