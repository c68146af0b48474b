import { type AdminPlan, membershipEndpoints } from '@subah/contract/payments/membership';
import { DAYS_PER_UNIT, DURATION_UNITS, type DurationUnit } from '@subah/rules/membership/plan-words';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import type { FormValues } from '../../lib/resource/form-values.ts';
import { type Resource, textOf } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';

const schema = membershipEndpoints['POST plans/create'].body;

/** The form is flat, the plan has its benefits together. */
function toPlan(values: FormValues) {
  const unit = (textOf(values.durationUnit) || 'month') as DurationUnit;
  const name = textOf(values.name).trim();
  return {
    name,
    price: textOf(values.price),
    durationUnit: unit,
    ...(Number(name) > 0 ? { durationInDays: Number(name) * DAYS_PER_UNIT[unit] } : {}),
    isListed: values.isListed === true,
    benefits: {
      freeDeliveryAbove: textOf(values.freeDeliveryAbove),
      bloodTestDiscount: textOf(values.bloodTestDiscount),
      medicineDiscount: textOf(values.medicineDiscount),
      milkAccess: values.milkAccess === true,
      doctorConsultation: values.doctorConsultation === true,
      freeMilkTestingKit: values.freeMilkTestingKit === true,
    },
  };
}

const plans: Resource<AdminPlan> = {
  id: 'plans',
  noun: 'plan',
  nouns: 'plans',
  list: async () => ({ data: (await api('GET admin/plans')).data, nextCursor: null }),
  rowKey: (row) => row._id,
  rowName: (row) => row.title,
  empty: 'No plans created yet.',
  failed: 'Failed to load data',
  columns: [
    { key: 'title', label: 'Plan', cell: (row) => <b>{row.title}</b> },
    {
      key: 'price',
      label: 'Price',
      align: 'right',
      cell: (row) => <span className="num">{formatRupees(row.price)}</span>,
    },
    { key: 'days', label: 'Days', align: 'right', hideOnPhone: true, cell: (row) => row.durationInDays },
    {
      key: 'perks',
      label: 'Benefits',
      hideOnPhone: true,
      cell: (row) => <span className="block max-w-100 whitespace-normal text-ink-600">{row.perks.join(', ')}</span>,
    },
    { key: 'subscribers', label: 'Subscribers', align: 'right', hideOnPhone: true, cell: (row) => row.subscribers },
    {
      key: 'state',
      label: 'In the shop',
      cell: (row) => <Badge tone={row.isListed ? 'ok' : 'neutral'}>{row.isListed ? 'Shown' : 'Hidden'}</Badge>,
    },
  ],
  remove: {
    send: async (row) => {
      const { message } = await api('DELETE plans/{id}', { params: { id: row._id } });
      return { message: message || 'Plan deleted' };
    },
    failed: 'Failed to submit plan',
  },
  form: {
    fields: [
      { name: 'name', label: 'Duration', kind: 'number', half: true, hint: '1 to 99', longest: 2 },
      {
        name: 'durationUnit',
        label: 'Unit',
        kind: 'select',
        half: true,
        options: DURATION_UNITS.map((unit) => ({ value: unit, label: `${unit}, ${DAYS_PER_UNIT[unit]} days` })),
      },
      { name: 'price', label: 'Price (₹)', kind: 'number', half: true },
      { name: 'freeDeliveryAbove', label: 'Free delivery above (₹)', kind: 'number', half: true },
      { name: 'medicineDiscount', label: 'Medicine discount (%)', kind: 'number', half: true },
      { name: 'bloodTestDiscount', label: 'Blood test discount (%)', kind: 'number', half: true },
      { name: 'milkAccess', label: 'Milk access', kind: 'switch' },
      { name: 'doctorConsultation', label: 'Doctor consultation', kind: 'switch' },
      { name: 'freeMilkTestingKit', label: 'Free milk testing kit', kind: 'switch' },
      { name: 'isListed', label: 'Shown in the shop', kind: 'switch' },
    ],
    schema: () => ({ safeParse: (values) => schema.safeParse(toPlan(values as FormValues)) }),
    start: (row) => ({
      name: row?.name ?? '',
      durationUnit: row?.durationUnit ?? 'month',
      price: row ? String(row.price) : '',
      freeDeliveryAbove: String(row ? (row.benefits.freeDeliveryAbove ?? 199) : 99),
      medicineDiscount: String(row?.benefits.medicineDiscount ?? ''),
      bloodTestDiscount: String(row?.benefits.bloodTestDiscount ?? ''),
      milkAccess: row?.benefits.milkAccess ?? false,
      doctorConsultation: row?.benefits.doctorConsultation ?? false,
      freeMilkTestingKit: row?.benefits.freeMilkTestingKit ?? false,
      isListed: row?.isListed ?? true,
    }),
    save: async (row, values) => {
      const body = toPlan(values);
      if (row) await api('PUT plans/{id}', { params: { id: row._id }, body });
      else await api('POST plans/create', { body });
      return { message: row ? 'Plan updated successfully!' : 'Plan created successfully!' };
    },
    failed: 'Failed to submit plan',
  },
};

export const PlansScreen = () => <ResourceScreen resource={plans} />;
