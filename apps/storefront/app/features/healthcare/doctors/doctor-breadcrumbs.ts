import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { siteText } from '../../../lib/language/site-text.ts';
import { DOCTORS_PATH, departmentPath, doctorPath } from '../health-paths.ts';

type Crumb = { to: string; label: string };

export const DOCTORS_CRUMB: Crumb = { to: DOCTORS_PATH, label: t(frame.doctors) };

/** `isInside` adds the doctor's own page. */
export function doctorBreadcrumbs(doctor: Doctor, { isInside = false } = {}): Crumb[] {
  return [
    DOCTORS_CRUMB,
    { to: departmentPath(doctor.departmentId), label: siteText(doctor.departmentName, doctor.departmentHindiName) },
    ...(isInside ? [{ to: doctorPath(doctor), label: doctor.name }] : []),
  ];
}
