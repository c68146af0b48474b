import { LIST_LIMITS } from '@subah/contract/list-limits';
import { type AdminPlan, membershipEndpoints } from '@subah/contract/membership/membership';
import { common } from '@subah/messages/console/common';
import { membership as texts } from '@subah/messages/console/membership';
import { t } from '@subah/messages/console/message';
import { DAYS_PER_UNIT, DURATION_UNITS } from '@subah/rules/membership/plan-text';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { limitedList } from '../../lib/list/limited-list.ts';
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
  singular: t(texts.planNoun),
  plural: t(texts.plansNoun),
  list: async () => limitedList((await api('GET admin/plans')).data, LIST_LIMITS.plans),
  rowKey: (row) => row._id,
  rowName: (row) => row.title,
  emptyText: t(texts.noPlans),
  errorText: t(common.failedToLoad),
  columns: [
    { key: 'title', label: t(texts.plan), cell: (row) => <b>{row.title}</b> },
    {
      key: 'price',
      label: t(common.price),
      align: 'right',
      cell: (row) => <span className="num">{formatRupees(row.price)}</span>,
    },
    { key: 'days', label: t(texts.days), align: 'right', hideOnPhone: true, cell: (row) => row.durationInDays },
    {
      key: 'perks',
      label: t(texts.benefits),
      hideOnPhone: true,
      cell: (row) => <span className="block max-w-100 whitespace-normal text-ink-600">{row.perks.join(', ')}</span>,
    },
    {
      key: 'subscribers',
      label: t(texts.subscribers),
      align: 'right',
      hideOnPhone: true,
      cell: (row) => row.subscribers,
    },
    {
      key: 'state',
      label: t(common.inTheShop),
      cell: (row) => (
        <Badge tone={row.isListed ? 'ok' : 'neutral'}>{row.isListed ? t(common.shown) : t(common.hidden)}</Badge>
      ),
    },
  ],
  csv: [
    [t(texts.plan), (row) => row.title],
    [t(common.price), (row) => row.price],
    [t(texts.days), (row) => row.durationInDays],
    [t(texts.benefits), (row) => row.perks.join('; ')],
    [t(texts.subscribers), (row) => row.subscribers],
    [t(common.inTheShop), (row) => t(row.isListed ? common.shown : common.hidden)],
  ],
  remove: {
    send: async (row) => {
      const { message } = await api('DELETE plans/{id}', { params: { id: row._id } });
      return { message: message || t(texts.planDeletedToast) };
    },
    errorText: t(texts.savePlanFailed),
  },
  form: {
    fields: [
      {
        name: 'name',
        label: t(texts.duration),
        kind: 'number',
        isHalfWidth: true,
        hint: t(texts.durationHint),
        maxLength: 2,
      },
      {
        name: 'durationUnit',
        label: t(common.unit),
        kind: 'select',
        isHalfWidth: true,
        options: DURATION_UNITS.map((unit) => ({
          value: unit,
          label: t(texts.unitDays, { unit, days: DAYS_PER_UNIT[unit] }),
        })),
      },
      { name: 'price', label: t(common.priceInRupees), kind: 'number', isHalfWidth: true },
      { name: 'freeDeliveryAbove', label: t(texts.freeDeliveryAbove), kind: 'number', isHalfWidth: true },
      { name: 'medicineDiscount', label: t(texts.medicineDiscount), kind: 'number', isHalfWidth: true },
      { name: 'bloodTestDiscount', label: t(texts.bloodTestDiscount), kind: 'number', isHalfWidth: true },
      { name: 'milkAccess', label: t(texts.milkAccess), kind: 'switch' },
      { name: 'doctorConsultation', label: t(texts.doctorConsultation), kind: 'switch' },
      { name: 'freeMilkTestingKit', label: t(texts.freeMilkTestingKit), kind: 'switch' },
      { name: 'isListed', label: t(common.shownInTheShop), kind: 'switch' },
    ],
    schema: () => ({ safeParse: (values) => schema.safeParse(toRequest(values as PlanValues)) }),
    initialValues: planValues,
    save: async (row, values) => {
      const body = toRequest(values);
      if (row) await api('PUT plans/{id}', { params: { id: row._id }, body: { ...body, readAs: row } });
      else await api('POST plans/create', { body });
      return { message: row ? t(texts.planUpdatedToast) : t(texts.planCreatedToast) };
    },
    errorText: t(texts.savePlanFailed),
  },
};

export const PlansScreen = () => <ResourceScreen resource={plans} />;
