import type { Department, Doctor } from '@subah/contract/healthcare/healthcare';
import { departmentForm, doctorForm } from '@subah/contract/healthcare/healthcare-admin';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { contains } from '../../lib/contains.ts';
import { imageErrors } from '../../lib/resource/check-pictures.ts';
import { onePicture, toFormData } from '../../lib/resource/form-values.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';
import { NamedThumb } from '../../lib/thumb.tsx';
import { type Availability, AvailabilityField, shortHours } from './availability-field.tsx';

const sentences = { type: 'Only JPG, PNG, WEBP allowed.', size: 'Max 2MB allowed.' };

const departments: Resource<Department> = {
  id: 'departments',
  noun: 'specialist',
  nouns: 'specialists',
  list: async ({ q }) => {
    const { data } = await api('GET departments');
    return { data: data.filter((row) => contains(q, row.name, row.description)), nextCursor: null };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  search: 'Search specialists',
  empty: 'No departments found.',
  failed: 'Error fetching departments',
  columns: [
    { key: 'name', label: 'Name', cell: (row) => <NamedThumb path={row.image} name={row.name} /> },
    {
      key: 'description',
      label: 'Description',
      hideOnPhone: true,
      cell: (row) => <span className="block max-w-120 whitespace-normal text-ink-600">{row.description}</span>,
    },
  ],
  remove: {
    send: (row) => api('DELETE departments/{id}', { params: { id: row._id } }),
    failed: 'Error fetching departments',
  },
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'description', label: 'Description', kind: 'area' },
      { name: 'image', label: 'Image', kind: 'picture' },
    ],
    schema: departmentForm,
    check: (values, isNew) => imageErrors(values, isNew, { ...sentences, missing: 'All fields are required' }),
    start: (row) => ({
      name: row?.name ?? '',
      description: row?.description ?? '',
      image: onePicture(row?.image),
    }),
    save: (row, values) => {
      const body = toFormData(values);
      return row ? api('PUT departments/{id}', { params: { id: row._id }, body }) : api('POST departments', { body });
    },
    failed: 'Error creating category',
  },
  alsoChanges: ['options', 'doctors'],
};

const departmentOptions = async () => {
  const { data } = await api('GET departments');
  return data.map(({ _id, name }) => ({ value: _id, label: name }));
};

const doctors: Resource<Doctor> = {
  id: 'doctors',
  noun: 'doctor',
  nouns: 'doctors',
  list: async ({ q, cursor, filters }) => {
    const { data, nextCursor } = filters.department
      ? await api('GET doctors/department/{departmentId}', {
          params: { departmentId: filters.department },
          query: { cursor, limit: 100 },
        })
      : await api('GET doctors', { query: { cursor, limit: 100 } });
    return { data: data.filter((row) => contains(q, row.name, row.departmentName, row.clinic.name)), nextCursor };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  search: 'Search doctors',
  filters: [{ name: 'department', label: 'Specialist', options: departmentOptions }],
  empty: 'No doctors found.',
  failed: 'Failed to fetch doctors',
  columns: [
    { key: 'name', label: 'Name', cell: (row) => <NamedThumb path={row.image} name={row.name} note={row.degrees} /> },
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
    { key: 'fee', label: 'Fee', align: 'right', cell: (row) => <span className="num">{formatRupees(row.fee)}</span> },
    { key: 'hours', label: 'Sits', hideOnPhone: true, wideOnly: true, cell: (row) => shortHours(row.availability) },
  ],
  remove: { send: (row) => api('DELETE doctors/{id}', { params: { id: row._id } }), failed: 'Failed to fetch doctors' },
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      {
        name: 'departmentId',
        label: 'Department',
        kind: 'select',
        half: true,
        nothing: 'Select department',
        options: departmentOptions,
      },
      { name: 'degrees', label: 'Degrees', kind: 'text', half: true },
      { name: 'specialization', label: 'Specialization', kind: 'text', hint: 'Separated by commas' },
      { name: 'experience', label: 'Experience (years)', kind: 'number', half: true },
      { name: 'fee', label: 'Fee (₹)', kind: 'number', half: true },
      { name: 'clinicName', label: 'Clinic name', kind: 'text', half: true },
      { name: 'clinicAddress', label: 'Clinic address', kind: 'text', half: true },
      { name: 'registrationNumber', label: 'Registration number', kind: 'text', half: true },
      { name: 'rating', label: 'Rating', kind: 'number', half: true, hint: '0 to 5' },
      { name: 'description', label: 'Description', kind: 'area' },
      { name: 'image', label: 'Profile image', kind: 'picture' },
      {
        name: 'availability',
        label: 'Availability',
        kind: 'custom',
        render: (form) => (
          <AvailabilityField
            value={form.values.availability as Availability}
            error={form.errors.availability}
            onChange={(value) => form.set('availability', value)}
          />
        ),
      },
      { name: 'isMedicalVerified', label: 'Medically verified', kind: 'switch' },
    ],
    schema: doctorForm,
    check: (values, isNew) => ({
      ...(values.clinicName ? {} : { clinicName: 'Clinic name is required.' }),
      ...(values.clinicAddress ? {} : { clinicAddress: 'Clinic address is required.' }),
      ...imageErrors(values, isNew, { ...sentences, missing: 'Profile image is required.' }),
    }),
    start: (row) => ({
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
    }),
    save: (row, values) => {
      const body = toFormData(values);
      return row ? api('PUT doctors/{id}', { params: { id: row._id }, body }) : api('POST doctors/create', { body });
    },
    failed: 'something went wrong',
  },
};

export const DepartmentsTab = () => <ResourceScreen resource={departments} />;
export const DoctorsTab = () => <ResourceScreen resource={doctors} />;
