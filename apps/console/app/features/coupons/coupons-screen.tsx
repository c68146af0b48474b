import { type Coupon, couponsEndpoints } from '@subah/contract/payments/coupons';
import { CATALOGS, catalogFacts } from '@subah/rules/catalog/catalogs';
import { COUPON_KINDS } from '@subah/rules/coupons/coupon';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { showDay } from '../../lib/moments.ts';
import type { FormValues } from '../../lib/resource/form-values.ts';
import { type Resource, startText, textOf } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { api } from '../../lib/session.ts';
import { TwoLines } from '../../lib/two-lines.tsx';

const schema = couponsEndpoints['POST admin/coupons'].body;

/** Days are chosen as India days; a coupon holds from the first minute of one to the last of the other. */
const toCoupon = (values: FormValues) => {
  const from = textOf(values.validFrom);
  const until = textOf(values.validUntil);
  return {
    code: textOf(values.code),
    description: textOf(values.description),
    kind: textOf(values.kind) as Coupon['kind'],
    value: textOf(values.value),
    minimumBasket: textOf(values.minimumBasket) || '0',
    cap: textOf(values.cap),
    ...(from ? { validFrom: `${from}T00:00:00+05:30` } : {}),
    validUntil: until ? `${until}T23:59:59+05:30` : '',
    totalUses: textOf(values.totalUses),
    usesPerCustomer: textOf(values.usesPerCustomer),
    catalog: textOf(values.catalog) as Coupon['catalog'],
    isActive: values.isActive === true,
  };
};

const dayOf = (iso: string | null | undefined): string => (iso ? indiaDate(new Date(iso)) : '');

const coupons: Resource<Coupon> = {
  id: 'coupons',
  noun: 'coupon',
  nouns: 'coupons',
  list: ({ q, cursor, filters }) =>
    api('GET admin/coupons', { query: { q: q || undefined, cursor, isActive: filters.active || undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.code,
  search: 'Search coupons',
  filters: [
    {
      name: 'active',
      label: 'State',
      options: [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Switched off' },
      ],
    },
  ],
  empty: 'No coupons found.',
  failed: 'Failed to load data',
  columns: [
    {
      key: 'code',
      label: 'Code',
      cell: (row) => (
        <TwoLines first={<b>{row.code}</b>} second={<span className="whitespace-normal">{row.description}</span>} />
      ),
    },
    {
      key: 'value',
      label: 'Takes off',
      align: 'right',
      cell: (row) => (
        <span className="num">
          {row.kind === 'percent' ? `${row.value}%` : formatRupees(row.value)}
          {row.cap ? `, at most ${formatRupees(row.cap)}` : ''}
        </span>
      ),
    },
    {
      key: 'from',
      label: 'From a basket of',
      align: 'right',
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => formatRupees(row.minimumBasket),
    },
    { key: 'until', label: 'Until', cell: (row) => (row.validUntil ? showDay(row.validUntil) : 'no end') },
    {
      key: 'used',
      label: 'Used',
      align: 'right',
      cell: (row) => (
        <span className="num">
          <span className="md:hidden">used </span>
          {row.usedCount}
          {row.totalUses ? ` of ${row.totalUses}` : ''}
        </span>
      ),
    },
    {
      key: 'state',
      label: 'State',
      cell: (row) => <Badge tone={row.isActive ? 'ok' : 'neutral'}>{row.isActive ? 'Active' : 'Off'}</Badge>,
    },
  ],
  remove: {
    send: async (row) => {
      const { data } = await api('DELETE admin/coupons/{id}', { params: { id: row._id } });
      return { message: data.isDeleted ? 'Coupon deleted' : 'Coupon switched off: it was used before' };
    },
    failed: 'something went wrong',
  },
  form: {
    fields: [
      { name: 'code', label: 'Code', kind: 'text', half: true, hint: '3 to 20 letters and digits' },
      {
        name: 'kind',
        label: 'Kind',
        kind: 'select',
        half: true,
        options: COUPON_KINDS.map((kind) => ({ value: kind, label: kind === 'percent' ? 'Percent' : 'Rupees' })),
      },
      { name: 'value', label: 'Value', kind: 'number', half: true },
      { name: 'cap', label: 'At most (₹)', kind: 'number', half: true },
      { name: 'minimumBasket', label: 'From a basket of (₹)', kind: 'number', half: true },
      {
        name: 'catalog',
        label: 'Counts for',
        kind: 'select',
        half: true,
        nothing: 'Everything',
        options: CATALOGS.map((catalog) => ({ value: catalog, label: catalogFacts[catalog].title })),
      },
      { name: 'validFrom', label: 'From', kind: 'date', half: true },
      { name: 'validUntil', label: 'Until', kind: 'date', half: true },
      { name: 'totalUses', label: 'Uses in all', kind: 'number', half: true, hint: 'Empty: no limit' },
      { name: 'usesPerCustomer', label: 'Uses per customer', kind: 'number', half: true, hint: 'Empty: no limit' },
      { name: 'description', label: 'Description', kind: 'area' },
      { name: 'isActive', label: 'Active', kind: 'switch' },
    ],
    schema: () => ({ safeParse: (values) => schema.safeParse(toCoupon(values as FormValues)) }),
    start: (row) => ({
      code: row?.code ?? '',
      kind: row?.kind ?? 'percent',
      value: startText(row?.value),
      cap: startText(row?.cap),
      minimumBasket: startText(row?.minimumBasket ?? 0),
      catalog: row?.catalog ?? '',
      validFrom: dayOf(row?.validFrom),
      validUntil: dayOf(row?.validUntil),
      totalUses: startText(row?.totalUses),
      usesPerCustomer: startText(row?.usesPerCustomer ?? 1),
      description: row?.description ?? '',
      isActive: row?.isActive ?? true,
    }),
    save: async (row, values) => {
      const body = toCoupon(values);
      if (row) await api('PUT admin/coupons/{id}', { params: { id: row._id }, body });
      else await api('POST admin/coupons', { body });
      return { message: row ? 'Coupon updated' : 'Coupon created' };
    },
    failed: 'something went wrong',
  },
};

export const CouponsScreen = () => <ResourceScreen resource={coupons} />;
