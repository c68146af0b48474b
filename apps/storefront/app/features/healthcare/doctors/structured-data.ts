import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { siteText } from '../../../lib/language/site-text.ts';
import { pageUrl } from '../../../lib/page/page-url.ts';
import { doctorPath } from '../health-paths.ts';

/** schema.org data. Without ratings: search engines do not accept a shop's own. */
export const physicianData = (origin: string, doctor: Doctor) => ({
  '@context': 'https://schema.org',
  '@type': 'Physician',
  name: doctor.name,
  description: doctor.description,
  image: `${origin}${doctor.image}`,
  url: pageUrl(origin, doctorPath(doctor)),
  medicalSpecialty: siteText(doctor.departmentName, doctor.departmentHindiName),
  knowsLanguage: doctor.languages,
  knowsAbout: doctor.specialization,
  identifier: doctor.registrationNumber,
  priceRange: `₹${doctor.fee}`,
  address: { '@type': 'PostalAddress', streetAddress: doctor.clinic.address, addressCountry: 'IN' },
  worksFor: { '@type': 'MedicalClinic', name: doctor.clinic.name },
  openingHoursSpecification: doctor.availability.flatMap(({ day, slots }) =>
    slots.map(({ start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: day,
      opens: start,
      closes: end,
    })),
  ),
});
