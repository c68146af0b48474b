import type { Department, Doctor } from '@subah/contract/healthcare/healthcare';
import { departmentForm, doctorForm } from '@subah/contract/healthcare/healthcare-admin';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { toFormData } from '../../lib/form/form-values.ts';
import { matchesText } from '../../lib/list/matches-text.ts';
import { onePicture } from '../../lib/pictures/pictures.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { validateImage } from '../../lib/pictures/validate-pictures.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { DoctorLogin } from '../../shared/accounts/doctor-login.tsx';
import { AvailabilityField, shortHours } from './availability-field.tsx';

const pictureMessages = { type: 'Only JPG, PNG, WEBP allowed.', size: 'Max 2MB allowed.' };

const departmentValues = (row: Department | undefined) => ({
  name: row?.name ?? '',
  hindiName: row?.hindiName ?? '',
  description: row?.description ?? '',
  hindiDescription: row?.hindiDescription ?? '',
  image: onePicture(row?.image),
});

const departments: Resource<Department, ReturnType<typeof departmentValues>> = {
  id: 'departments',
  singular: 'specialist',
  plural: 'specialists',
  list: async ({ q }) => {
    const { data } = await api('GET departments');
    return { data: data.filter((row) => matchesText(q, row.name, row.description)), nextCursor: null };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: 'Search specialists',
  emptyText: 'No departments found.',
  errorText: 'Error fetching departments',
  columns: [
    {
      key: 'name',
      label: 'Name',
      cell: (row) => <NamedThumbnail path={row.image} name={row.name} note={row.hindiName} />,
    },
    {
      key: 'description',
      label: 'Description',
      hideOnPhone: true,
      cell: (row) => <span className="block max-w-120 whitespace-normal text-ink-600">{row.description}</span>,
    },
  ],
  remove: {
    send: (row) => api('DELETE departments/{id}', { params: { id: row._id } }),
    errorText: 'Error fetching departments',
  },
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'hindiName', label: 'Name in Hindi', kind: 'text' },
      { name: 'description', label: 'Description', kind: 'textarea' },
      { name: 'hindiDescription', label: 'Description in Hindi', kind: 'textarea' },
      { name: 'image', label: 'Image', kind: 'picture' },
    ],
    schema: departmentForm,
    validate: (values, isNew) =>
      validateImage(values, isNew, { ...pictureMessages, missing: 'All fields are required' }),
    initialValues: departmentValues,
    save: (row, values) => {
      const body = toFormData(values);
      return row ? api('PUT departments/{id}', { params: { id: row._id }, body }) : api('POST departments', { body });
    },
    errorText: 'Error creating category',
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
  experience: String(row?.experience ?? ''),
  fee: String(row?.fee ?? ''),
  clinicName: row?.clinic.name ?? '',
  clinicAddress: row?.clinic.address ?? '',
  registrationNumber: row?.registrationNumber ?? '',
  rating: String(row?.rating ?? ''),
  description: row?.description ?? '',
  image: onePicture(row?.image),
  availability: row?.availability ?? [],
  isMedicalVerified: row?.isMedicalVerified ?? false,
});

const doctors: Resource<Doctor, ReturnType<typeof doctorValues>> = {
  id: 'doctors',
  singular: 'doctor',
  plural: 'doctors',
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
  searchLabel: 'Search doctors',
  filters: [{ name: 'department', label: 'Specialist', options: departmentOptions }],
  emptyText: 'No doctors found.',
  errorText: 'Failed to fetch doctors',
  columns: [
    {
      key: 'name',
      label: 'Name',
      cell: (row) => <NamedThumbnail path={row.image} name={row.name} note={row.degrees} />,
    },
    {
      key: 'verified',
      label: 'Verified',
      cell: (row) => (
        <Badge tone={row.isMedicalVerified ? 'ok' : 'neutral'}>
          {row.isMedicalVerified ? 'Verified' : 'Not verified'}
        </Badge>
      ),
    },
    { key: 'department', label: 'Specialist', cell: (row) => row.departmentName },
    { key: 'login', label: 'Login', cell: (row) => <DoctorLogin doctor={row} /> },
    { key: 'fee', label: 'Fee', align: 'right', cell: (row) => <span className="num">{formatRupees(row.fee)}</span> },
    { key: 'hours', label: 'Sits', hideOnPhone: true, wideOnly: true, cell: (row) => shortHours(row.availability) },
  ],
  remove: {
    send: (row) => api('DELETE doctors/{id}', { params: { id: row._id } }),
    errorText: 'Failed to fetch doctors',
  },
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      {
        name: 'departmentId',
        label: 'Department',
        kind: 'select',
        isHalfWidth: true,
        placeholder: 'Select department',
        options: departmentOptions,
      },
      { name: 'degrees', label: 'Degrees', kind: 'text', isHalfWidth: true },
      { name: 'specialization', label: 'Specialization', kind: 'text', hint: 'Separated by commas' },
      { name: 'experience', label: 'Experience (years)', kind: 'number', isHalfWidth: true },
      { name: 'fee', label: 'Fee (₹)', kind: 'number', isHalfWidth: true },
      { name: 'clinicName', label: 'Clinic name', kind: 'text', isHalfWidth: true },
      { name: 'clinicAddress', label: 'Clinic address', kind: 'text', isHalfWidth: true },
      { name: 'registrationNumber', label: 'Registration number', kind: 'text', isHalfWidth: true },
      { name: 'rating', label: 'Rating', kind: 'number', isHalfWidth: true, hint: '0 to 5' },
      { name: 'description', label: 'Description', kind: 'textarea' },
      { name: 'image', label: 'Profile image', kind: 'picture' },
      {
        name: 'availability',
        label: 'Availability',
        kind: 'custom',
        render: (form) => (
          <AvailabilityField
            value={form.values.availability}
            error={form.errors.availability}
            onChange={(value) => form.setValue('availability', value)}
          />
        ),
      },
      { name: 'isMedicalVerified', label: 'Medically verified', kind: 'switch' },
    ],
    schema: doctorForm,
    validate: (values, isNew) => ({
      ...(values.clinicName ? {} : { clinicName: 'Clinic name is required.' }),
      ...(values.clinicAddress ? {} : { clinicAddress: 'Clinic address is required.' }),
      ...validateImage(values, isNew, { ...pictureMessages, missing: 'Profile image is required.' }),
    }),
    initialValues: doctorValues,
    save: (row, values) => {
      const body = toFormData(values);
      return row ? api('PUT doctors/{id}', { params: { id: row._id }, body }) : api('POST doctors/create', { body });
    },
    errorText: 'something went wrong',
  },
};

export const DepartmentsTab = () => <ResourceScreen resource={departments} />;
export const DoctorsTab = () => <ResourceScreen resource={doctors} />;
