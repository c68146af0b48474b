import { NewStaff, type StaffAccount, StaffUpdate } from '@subah/contract/accounts/staff';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { staff as texts } from '@subah/messages/console/staff';
import { canGetMail } from '@subah/rules/accounts/can-get-mail';
import { roleLabels, STAFF_ROLES, type StaffRole } from '@subah/rules/accounts/roles';
import { mayManage } from '@subah/rules/accounts/staff';
import { useState } from 'react';
import { ownId, ownRole } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { matchesText } from '../../lib/list/matches-text.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { StaffState } from '../../shared/accounts/staff-state.tsx';
import { listDoctors } from '../../shared/doctors/list-doctors.ts';
import { StaffActions } from './staff-actions.tsx';

type StaffValues = { name: string; mobile: string; email: string; role: string; doctorId: string };

const isManaged = ({ role }: StaffAccount): boolean => mayManage(ownRole(), role);

const roleOptions = () =>
  STAFF_ROLES.filter((role) => mayManage(ownRole(), role)).map((role) => ({ value: role, label: roleLabels[role] }));

/** Doctors without a login, and the one of this account. */
async function doctorOptions({ doctorId }: StaffValues) {
  const [doctors, staff] = await Promise.all([listDoctors(), api('GET admin/staff')]);
  const taken = new Set(staff.data.map(({ doctor }) => doctor?._id));
  return doctors
    .filter(({ _id }) => !taken.has(_id) || _id === doctorId)
    .map(({ _id, name }) => ({ value: _id, label: name }));
}

/** With `doctorId` the form of a new account is filled for that doctor. */
const staffResource = (newDoctorId: string): Resource<StaffAccount, StaffValues> => ({
  id: 'staff-list',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: async ({ q, filters }) => {
    const { data } = await api('GET admin/staff');
    const isFound = ({ role, name, mobile, email }: StaffAccount) =>
      (!filters.role || role === filters.role) && matchesText(q, name, mobile, email);
    return { data: data.filter(isFound), nextCursor: null };
  },
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: t(common.searchPeople),
  filters: [
    {
      name: 'role',
      label: t(texts.role),
      options: STAFF_ROLES.map((role) => ({ value: role, label: roleLabels[role] })),
    },
  ],
  emptyText: t(texts.noAccounts),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'name',
      label: t(common.name),
      cell: (row) => (
        <StackedCell
          primary={
            <LongName>
              <b>{row._id === ownId() ? t(common.you, { name: row.name }) : row.name}</b>
            </LongName>
          }
          secondary={<span className="num">{row.mobile}</span>}
        />
      ),
    },
    { key: 'role', label: t(texts.role), cell: (row) => roleLabels[row.role] },
    { key: 'state', label: t(common.state), cell: (row) => <StaffState account={row} /> },
    {
      key: 'email',
      label: t(common.email),
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => (
        <span className="wrap-anywhere whitespace-normal">{canGetMail(row.email) ? row.email : t(texts.noEmail)}</span>
      ),
    },
    {
      key: 'last',
      label: t(texts.lastSignIn),
      labelOnPhone: true,
      fillsPhone: true,
      cell: (row) => (row.lastSignInAt ? formatDateTime(row.lastSignInAt) : t(texts.notSignedIn)),
    },
  ],
  csv: [
    [t(common.name), (row) => row.name],
    [t(common.mobile), (row) => row.mobile],
    [t(common.email), (row) => row.email],
    [t(texts.role), (row) => roleLabels[row.role]],
    [t(texts.lastSignIn), (row) => (row.lastSignInAt ? formatForSheet(row.lastSignInAt) : '')],
  ],
  canEdit: isManaged,
  actions: (row, reload) => isManaged(row) && <StaffActions account={row} onDone={reload} />,
  invalidates: ['staff'],
  form: {
    fields: [
      { name: 'name', label: t(common.name), kind: 'text', maxLength: 80 },
      { name: 'mobile', label: t(common.mobileNumber), kind: 'text', isHalfWidth: true, hint: t(texts.mobileHint) },
      {
        name: 'email',
        label: t(common.email),
        kind: 'text',
        isHalfWidth: true,
        hint: t(texts.emailHint),
      },
      {
        name: 'role',
        label: t(texts.role),
        kind: 'select',
        isHalfWidth: true,
        placeholder: t(texts.selectRole),
        options: async () => roleOptions(),
        derive: ({ role }) => (role === 'doctor' ? {} : { doctorId: '' }),
      },
      {
        name: 'doctorId',
        label: t(common.doctor),
        kind: 'select',
        isHalfWidth: true,
        placeholder: t(texts.selectDoctor),
        hint: t(texts.doctorHint),
        options: doctorOptions,
        isDisabled: ({ role }) => role !== 'doctor',
      },
    ],
    schema: (isNew) => (isNew ? NewStaff : StaffUpdate),
    validate: ({ role, doctorId }) => (role === 'doctor' && !doctorId ? { doctorId: t(texts.doctorRequired) } : {}),
    initialValues: (row) => ({
      name: row?.name ?? '',
      mobile: row?.mobile ?? '',
      email: row && canGetMail(row.email) ? row.email : '',
      role: row?.role ?? (newDoctorId ? 'doctor' : ''),
      doctorId: row?.doctor?._id ?? newDoctorId,
    }),
    save: (row, { role, ...values }) => {
      const body = { ...values, role: role as StaffRole };
      return row
        ? api('PATCH admin/staff/{id}', { params: { id: row._id }, body: { ...body, readAs: row } })
        : api('POST admin/staff', { body });
    },
    errorText: t(common.wentWrong),
  },
});

export function StaffScreen() {
  const [doctorId] = useSearchParam('doctor');
  const [resource] = useState(() => staffResource(doctorId));
  return (
    <div className="grid min-w-0 gap-3.5">
      <ResourceScreen resource={resource} isCreating={doctorId !== ''} />
      <RoleGuide />
    </div>
  );
}

const GUIDE: Record<StaffRole, string> = {
  admin: t(texts.adminSees),
  manager: t(texts.managerSees),
  pharmacist: t(texts.pharmacistSees),
  packer: t(texts.packerSees),
  rider: t(texts.riderSees),
  doctor: t(texts.doctorSees),
};

const RoleGuide = () => (
  <section aria-labelledby="role-guide" className="card p-4">
    <h2 id="role-guide" className="font-bold text-base">
      {t(texts.roleGuideTitle)}
    </h2>
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {STAFF_ROLES.toReversed().map((role) => (
        <div key={role} className="contents">
          <dt className="font-semibold">{roleLabels[role]}</dt>
          <dd className="text-ink-600 max-sm:mb-1.5">{GUIDE[role]}</dd>
        </div>
      ))}
    </dl>
  </section>
);
