import type { Department, Doctor } from '@subah/contract/healthcare/healthcare';
import { departmentForm, doctorForm } from '@subah/contract/healthcare/healthcare-admin';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { catalog } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { healthcare as texts } from '@subah/messages/console/healthcare';
import { t } from '@subah/messages/console/message';
import { DOCTOR_LANGUAGES } from '@subah/rules/healthcare/doctor-languages';
import type { Weekday } from '@subah/rules/healthcare/slots';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { toFormData } from '../../lib/form/form-values.ts';
import { limitedList } from '../../lib/list/limited-list.ts';
import { matchesText } from '../../lib/list/matches-text.ts';
import { onePicture } from '../../lib/pictures/pictures.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { validateImage } from '../../lib/pictures/validate-pictures.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { DoctorLogin } from '../../shared/accounts/doctor-login.tsx';
import { AvailabilityField, notAddedText, shortHours } from './availability-field.tsx';

const pictureMessages = { type: t(common.pictureType), size: t(common.pictureSize) };

const departmentValues = (row: Department | undefined) => ({
  name: row?.name ?? '',
  hindiName: row?.hindiName ?? '',
  description: row?.description ?? '',
  hindiDescription: row?.hindiDescription ?? '',
  image: onePicture(row?.image),
});

const departments: Resource<Department, ReturnType<typeof departmentValues>> = {
  id: 'departments',
  singular: t(texts.departmentNoun),
  plural: t(texts.departmentsNoun),
  list: async ({ q }) => {
    const { data } = await api('GET departments');
    return limitedList(data, LIST_LIMITS.departments, (row) => matchesText(q, row.name, row.description));
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: t(texts.searchDepartments),
  emptyText: t(texts.noDepartments),
  errorText: t(texts.departmentsFailed),
  columns: [
    {
      key: 'name',
      label: t(common.name),
      cell: (row) => <NamedThumbnail path={row.image} name={row.name} note={row.hindiName} />,
    },
    {
      key: 'description',
      label: t(common.description),
      hideOnPhone: true,
      cell: (row) => <span className="block max-w-120 whitespace-normal text-ink-600">{row.description}</span>,
    },
  ],
  csv: [
    [t(common.name), (row) => row.name],
    [t(common.nameInHindi), (row) => row.hindiName],
    [t(common.description), (row) => row.description],
  ],
  remove: {
    send: (row) => api('DELETE departments/{id}', { params: { id: row._id } }),
    errorText: t(texts.departmentsFailed),
  },
  form: {
    fields: [
      { name: 'name', label: t(common.name), kind: 'text' },
      { name: 'hindiName', label: t(common.nameInHindi), kind: 'text' },
      { name: 'description', label: t(common.description), kind: 'textarea' },
      { name: 'hindiDescription', label: t(catalog.descriptionInHindi), kind: 'textarea' },
      { name: 'image', label: t(common.image), kind: 'picture' },
    ],
    schema: departmentForm,
    validate: (values, isNew) =>
      validateImage(values, isNew, { ...pictureMessages, missing: t(texts.allFieldsRequired) }),
    initialValues: departmentValues,
    save: (row, values) => {
      const body = toFormData({ ...values, ...(row ? { readAs: row } : {}) });
      return row ? api('PUT departments/{id}', { params: { id: row._id }, body }) : api('POST departments', { body });
    },
    errorText: t(catalog.saveCategoryFailed),
  },
  invalidates: ['options', 'doctors'],
};

const departmentOptions = async () => {
  const { data } = await api('GET departments');
  return data.map(({ _id, name }) => ({ value: _id, label: name }));
};

const doctorValues = (row: Doctor | undefined) => ({
  name: row?.name ?? '',
  departmentId: row?.departmentId ?? '',
  degrees: row?.degrees ?? '',
  specialization: row?.specialization.join(', ') ?? '',
  languages: row?.languages.join(', ') ?? '',
  experience: String(row?.experience ?? ''),
  fee: String(row?.fee ?? ''),
  clinicName: row?.clinic.name ?? '',
  clinicAddress: row?.clinic.address ?? '',
  registrationNumber: row?.registrationNumber ?? '',
  rating: String(row?.rating ?? ''),
  description: row?.description ?? '',
  image: onePicture(row?.image),
  availability: row?.availability ?? [],
  chosenDays: [] as Weekday[],
  isMedicalVerified: row?.isMedicalVerified ?? false,
});

const doctors: Resource<Doctor, ReturnType<typeof doctorValues>> = {
  id: 'doctors',
  singular: t(texts.doctorNoun),
  plural: t(texts.doctorsNoun),
  list: async ({ q, cursor, filters }) => {
    const { data, nextCursor } = filters.department
      ? await api('GET doctors/department/{departmentId}', {
          params: { departmentId: filters.department },
          query: { cursor, limit: 100 },
        })
      : await api('GET doctors', { query: { cursor, limit: 100 } });
    return { data: data.filter((row) => matchesText(q, row.name, row.departmentName, row.clinic.name)), nextCursor };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: t(texts.searchDoctors),
  filters: [{ name: 'department', label: t(texts.department), options: departmentOptions }],
  emptyText: t(texts.noDoctors),
  errorText: t(texts.doctorsFailed),
  columns: [
    {
      key: 'name',
      label: t(common.name),
      cell: (row) => <NamedThumbnail path={row.image} name={row.name} note={row.degrees} />,
    },
    {
      key: 'verified',
      label: t(common.verified),
      cell: (row) => (
        <Badge tone={row.isMedicalVerified ? 'ok' : 'neutral'}>
          {row.isMedicalVerified ? t(common.verified) : t(texts.notVerified)}
        </Badge>
      ),
    },
    { key: 'department', label: t(texts.department), cell: (row) => row.departmentName },
    { key: 'login', label: t(texts.login), cell: (row) => <DoctorLogin doctor={row} /> },
    {
      key: 'fee',
      label: t(texts.fee),
      align: 'right',
      cell: (row) => <span className="num">{formatRupees(row.fee)}</span>,
    },
    {
      key: 'hours',
      label: t(texts.hours),
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => <span className="block max-w-40 whitespace-normal">{shortHours(row.availability)}</span>,
    },
  ],
  csv: [
    [t(common.name), (row) => row.name],
    [t(texts.department), (row) => row.departmentName],
    [t(texts.degrees), (row) => row.degrees],
    [t(texts.fee), (row) => row.fee],
    [t(texts.clinicName), (row) => row.clinic.name],
    [t(texts.clinicAddress), (row) => row.clinic.address],
    [t(texts.registrationNumber), (row) => row.registrationNumber],
    [t(texts.hours), (row) => shortHours(row.availability)],
    [t(common.verified), (row) => t(row.isMedicalVerified ? common.yes : common.no)],
  ],
  remove: {
    send: (row) => api('DELETE doctors/{id}', { params: { id: row._id } }),
    errorText: t(texts.doctorsFailed),
  },
  form: {
    fields: [
      { name: 'name', label: t(common.name), kind: 'text' },
      {
        name: 'departmentId',
        label: t(texts.department),
        kind: 'select',
        isHalfWidth: true,
        placeholder: t(texts.selectDepartment),
        options: departmentOptions,
      },
      { name: 'degrees', label: t(texts.degrees), kind: 'text', isHalfWidth: true },
      { name: 'specialization', label: t(texts.specialization), kind: 'text', hint: t(common.separatedByCommas) },
      { name: 'languages', label: t(texts.languages), kind: 'text', hint: DOCTOR_LANGUAGES.join(', ') },
      { name: 'experience', label: t(texts.experience), kind: 'number', isHalfWidth: true },
      { name: 'fee', label: t(texts.feeInRupees), kind: 'number', isHalfWidth: true },
      { name: 'clinicName', label: t(texts.clinicName), kind: 'text', isHalfWidth: true },
      { name: 'clinicAddress', label: t(texts.clinicAddress), kind: 'text', isHalfWidth: true },
      { name: 'registrationNumber', label: t(texts.registrationNumber), kind: 'text', isHalfWidth: true },
      { name: 'rating', label: t(catalog.rating), kind: 'number', isHalfWidth: true, hint: t(texts.ratingHint) },
      { name: 'description', label: t(common.description), kind: 'textarea' },
      { name: 'image', label: t(texts.profileImage), kind: 'picture' },
      {
        name: 'availability',
        label: t(texts.availability),
        kind: 'custom',
        render: (form) => (
          <AvailabilityField
            value={form.values.availability}
            chosenDays={form.values.chosenDays}
            error={form.errors.availability}
            onChange={(value) => form.setValue('availability', value)}
            onChooseDays={(days) => form.setValue('chosenDays', days)}
          />
        ),
      },
      { name: 'isMedicalVerified', label: t(texts.medicallyVerified), kind: 'switch' },
    ],
    schema: doctorForm,
    validate: (values, isNew) => ({
      ...(values.clinicName ? {} : { clinicName: t(texts.clinicNameRequired) }),
      ...(values.clinicAddress ? {} : { clinicAddress: t(texts.clinicAddressRequired) }),
      ...(values.chosenDays.length > 0 && { availability: notAddedText(values.chosenDays) }),
      ...validateImage(values, isNew, { ...pictureMessages, missing: t(texts.profileImageRequired) }),
    }),
    initialValues: doctorValues,
    save: (row, { chosenDays: _chosenDays, ...values }) => {
      const body = toFormData({ ...values, ...(row ? { readAs: row } : {}) });
      return row ? api('PUT doctors/{id}', { params: { id: row._id }, body }) : api('POST doctors/create', { body });
    },
    errorText: t(common.wentWrong),
  },
};

export const DepartmentsTab = () => <ResourceScreen resource={departments} />;
export const DoctorsTab = () => <ResourceScreen resource={doctors} />;
