import { type Coupon, couponsEndpoints } from '@subah/contract/payments/coupons';
import { CATALOGS, catalogFacts } from '@subah/rules/catalog/catalogs';
import { COUPON_KINDS } from '@subah/rules/coupons/coupon';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { api } from '../../lib/api/session.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { toText } from '../../lib/form/form-values.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

const schema = couponsEndpoints['POST admin/coupons'].body;

const toIndiaDate = (iso: string | null | undefined): string => (iso ? indiaDate(new Date(iso)) : '');

const couponValues = (row: Coupon | undefined) => ({
  code: row?.code ?? '',
  kind: row?.kind ?? ('percent' as const),
  value: toText(row?.value),
  cap: toText(row?.cap),
  minimumBasket: toText(row?.minimumBasket ?? 0),
  catalog: row?.catalog ?? ('' as const),
  validFrom: toIndiaDate(row?.validFrom),
  validUntil: toIndiaDate(row?.validUntil),
  totalUses: toText(row?.totalUses),
  usesPerCustomer: toText(row?.usesPerCustomer ?? 1),
  description: row?.description ?? '',
  isActive: row?.isActive ?? true,
});

type CouponValues = ReturnType<typeof couponValues>;

/** The dates of the form are India days: valid from the first second of one to the last of the other. */
const toRequest = ({ validFrom, validUntil, minimumBasket, ...values }: CouponValues) => ({
  ...values,
  minimumBasket: minimumBasket || '0',
  ...(validFrom ? { validFrom: `${validFrom}T00:00:00+05:30` } : {}),
  validUntil: validUntil ? `${validUntil}T23:59:59+05:30` : '',
});

const coupons: Resource<Coupon, CouponValues> = {
  id: 'coupons',
  singular: 'coupon',
  plural: 'coupons',
  list: ({ q, cursor, filters }) =>
    api('GET admin/coupons', { query: { q: q || undefined, cursor, isActive: filters.active || undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.code,
  searchLabel: 'Search coupons',
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
  emptyText: 'No coupons found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'code',
      label: 'Code',
      cell: (row) => (
        <StackedCell
          primary={<b>{row.code}</b>}
          secondary={<span className="whitespace-normal">{row.description}</span>}
        />
      ),
    },
    {
      key: 'value',
      label: 'Discount',
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
      label: 'Minimum order',
      align: 'right',
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => formatRupees(row.minimumBasket),
    },
    { key: 'until', label: 'Until', cell: (row) => (row.validUntil ? formatDay(row.validUntil) : 'no end') },
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
  csv: [
    ['Code', (row) => row.code],
    ['Description', (row) => row.description],
    ['Kind', (row) => row.kind],
    ['Discount', (row) => row.value],
    ['At most', (row) => row.cap],
    ['Minimum order', (row) => row.minimumBasket],
    ['From', (row) => row.validFrom],
    ['Until', (row) => row.validUntil],
    ['Used', (row) => row.usedCount],
    ['Uses in all', (row) => row.totalUses],
    ['Active', (row) => (row.isActive ? 'yes' : 'no')],
  ],
  remove: {
    send: async (row) => {
      const { data } = await api('DELETE admin/coupons/{id}', { params: { id: row._id } });
      return { message: data.isDeleted ? 'Coupon deleted' : 'Coupon switched off: it was used before' };
    },
    errorText: 'something went wrong',
  },
  form: {
    fields: [
      { name: 'code', label: 'Code', kind: 'text', isHalfWidth: true, hint: '3 to 20 letters and digits' },
      {
        name: 'kind',
        label: 'Kind',
        kind: 'select',
        isHalfWidth: true,
        options: COUPON_KINDS.map((kind) => ({ value: kind, label: kind === 'percent' ? 'Percent' : 'Rupees' })),
      },
      { name: 'value', label: 'Value', kind: 'number', isHalfWidth: true },
      { name: 'cap', label: 'At most (₹)', kind: 'number', isHalfWidth: true },
      { name: 'minimumBasket', label: 'Minimum order (₹)', kind: 'number', isHalfWidth: true },
      {
        name: 'catalog',
        label: 'Applies to',
        kind: 'select',
        isHalfWidth: true,
        placeholder: 'Everything',
        options: CATALOGS.map((catalog) => ({ value: catalog, label: catalogFacts[catalog].title })),
      },
      { name: 'validFrom', label: 'From', kind: 'date', isHalfWidth: true },
      { name: 'validUntil', label: 'Until', kind: 'date', isHalfWidth: true },
      { name: 'totalUses', label: 'Uses in all', kind: 'number', isHalfWidth: true, hint: 'Empty: no limit' },
      {
        name: 'usesPerCustomer',
        label: 'Uses per customer',
        kind: 'number',
        isHalfWidth: true,
        hint: 'Empty: no limit',
      },
      {
        name: 'description',
        label: 'Description',
        kind: 'textarea',
        hint: 'With a description the coupon is listed in every cart. Leave it empty for a private code.',
      },
      { name: 'isActive', label: 'Active', kind: 'switch' },
    ],
    schema: () => ({ safeParse: (values) => schema.safeParse(toRequest(values as CouponValues)) }),
    initialValues: couponValues,
    save: async (row, values) => {
      const body = toRequest(values);
      if (row) await api('PUT admin/coupons/{id}', { params: { id: row._id }, body });
      else await api('POST admin/coupons', { body });
      return { message: row ? 'Coupon updated' : 'Coupon created' };
    },
    errorText: 'something went wrong',
  },
};

export const CouponsScreen = () => <ResourceScreen resource={coupons} />;
