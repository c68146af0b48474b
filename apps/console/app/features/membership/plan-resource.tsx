import { type AdminPlan, membershipEndpoints } from '@subah/contract/payments/membership';
import { DAYS_PER_UNIT, DURATION_UNITS } from '@subah/rules/membership/plan-text';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

const schema = membershipEndpoints['POST plans/create'].body;

const planValues = (row: AdminPlan | undefined) => ({
  name: row?.name ?? '',
  durationUnit: row?.durationUnit ?? ('month' as const),
  price: row ? String(row.price) : '',
  freeDeliveryAbove: String(row ? (row.benefits.freeDeliveryAbove ?? 199) : 99),
  medicineDiscount: String(row?.benefits.medicineDiscount ?? ''),
  bloodTestDiscount: String(row?.benefits.bloodTestDiscount ?? ''),
  milkAccess: row?.benefits.milkAccess ?? false,
  doctorConsultation: row?.benefits.doctorConsultation ?? false,
  freeMilkTestingKit: row?.benefits.freeMilkTestingKit ?? false,
  isListed: row?.isListed ?? true,
});

type PlanValues = ReturnType<typeof planValues>;

/** The form is flat; the request nests the benefits. */
function toRequest({ name, price, durationUnit, isListed, ...benefits }: PlanValues) {
  const count = Number(name.trim());
  return {
    name: name.trim(),
    price,
    durationUnit,
    ...(count > 0 ? { durationInDays: count * DAYS_PER_UNIT[durationUnit] } : {}),
    isListed,
    benefits,
  };
}

const plans: Resource<AdminPlan, PlanValues> = {
  id: 'plans',
  singular: 'plan',
  plural: 'plans',
  list: async () => ({ data: (await api('GET admin/plans')).data, nextCursor: null }),
  rowKey: (row) => row._id,
  rowName: (row) => row.title,
  emptyText: 'No plans created yet.',
  errorText: 'Failed to load data',
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
    errorText: 'Failed to submit plan',
  },
  form: {
    fields: [
      { name: 'name', label: 'Duration', kind: 'number', isHalfWidth: true, hint: '1 to 99', maxLength: 2 },
      {
        name: 'durationUnit',
        label: 'Unit',
        kind: 'select',
        isHalfWidth: true,
        options: DURATION_UNITS.map((unit) => ({ value: unit, label: `${unit}, ${DAYS_PER_UNIT[unit]} days` })),
      },
      { name: 'price', label: 'Price (₹)', kind: 'number', isHalfWidth: true },
      { name: 'freeDeliveryAbove', label: 'Free delivery above (₹)', kind: 'number', isHalfWidth: true },
      { name: 'medicineDiscount', label: 'Medicine discount (%)', kind: 'number', isHalfWidth: true },
      { name: 'bloodTestDiscount', label: 'Blood test discount (%)', kind: 'number', isHalfWidth: true },
      { name: 'milkAccess', label: 'Milk access', kind: 'switch' },
      { name: 'doctorConsultation', label: 'Doctor consultation', kind: 'switch' },
      { name: 'freeMilkTestingKit', label: 'Free milk testing kit', kind: 'switch' },
      { name: 'isListed', label: 'Shown in the shop', kind: 'switch' },
    ],
    schema: () => ({ safeParse: (values) => schema.safeParse(toRequest(values as PlanValues)) }),
    initialValues: planValues,
    save: async (row, values) => {
      const body = toRequest(values);
      if (row) await api('PUT plans/{id}', { params: { id: row._id }, body });
      else await api('POST plans/create', { body });
      return { message: row ? 'Plan updated successfully!' : 'Plan created successfully!' };
    },
    errorText: 'Failed to submit plan',
  },
};

export const PlansScreen = () => <ResourceScreen resource={plans} />;
