import { type Coupon, couponsEndpoints } from '@subah/contract/coupons/coupons';
import { common } from '@subah/messages/console/common';
import { coupons as texts } from '@subah/messages/console/coupons';
import { t } from '@subah/messages/console/message';
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
  hindiDescription: row?.hindiDescription ?? '',
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

function discountText({ kind, value, cap }: Coupon): string {
  const discount = kind === 'percent' ? `${value}%` : formatRupees(value);
  return cap ? t(texts.discountAtMost, { discount, most: formatRupees(cap) }) : discount;
}

const coupons: Resource<Coupon, CouponValues> = {
  id: 'coupons',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ q, cursor, filters }) =>
    api('GET admin/coupons', { query: { q: q || undefined, cursor, isActive: filters.active || undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.code,
  searchLabel: t(texts.search),
  filters: [
    {
      name: 'active',
      label: t(common.state),
      options: [
        { value: 'true', label: t(common.active) },
        { value: 'false', label: t(common.switchedOff) },
      ],
    },
  ],
  emptyText: t(texts.empty),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'code',
      label: t(common.code),
      cell: (row) => (
        <StackedCell
          primary={<b>{row.code}</b>}
          secondary={<span className="whitespace-normal">{row.description}</span>}
        />
      ),
    },
    {
      key: 'value',
      label: t(common.discount),
      align: 'right',
      cell: (row) => <span className="num">{discountText(row)}</span>,
    },
    {
      key: 'from',
      label: t(texts.minimumOrder),
      align: 'right',
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => formatRupees(row.minimumBasket),
    },
    {
      key: 'until',
      label: t(common.until),
      cell: (row) => (row.validUntil ? formatDay(row.validUntil) : t(common.noEnd)),
    },
    {
      key: 'used',
      label: t(texts.used),
      align: 'right',
      cell: (row) => (
        <span className="num">
          <span className="md:hidden">{t(texts.used)} </span>
          {row.totalUses ? t(texts.usedOf, { count: row.usedCount, total: row.totalUses }) : row.usedCount}
        </span>
      ),
    },
    {
      key: 'state',
      label: t(common.state),
      cell: (row) => (
        <Badge tone={row.isActive ? 'ok' : 'neutral'}>{row.isActive ? t(common.active) : t(common.switchedOff)}</Badge>
      ),
    },
  ],
  csv: [
    [t(common.code), (row) => row.code],
    [t(common.description), (row) => row.description],
    [t(common.kind), (row) => row.kind],
    [t(common.discount), (row) => row.value],
    [t(texts.atMost), (row) => row.cap],
    [t(texts.minimumOrder), (row) => row.minimumBasket],
    [t(common.from), (row) => toIndiaDate(row.validFrom)],
    [t(common.until), (row) => toIndiaDate(row.validUntil)],
    [t(texts.used), (row) => row.usedCount],
    [t(texts.totalUses), (row) => row.totalUses],
    [t(common.active), (row) => t(row.isActive ? common.yes : common.no)],
  ],
  remove: {
    send: async (row) => {
      const { data } = await api('DELETE admin/coupons/{id}', { params: { id: row._id } });
      return { message: data.isDeleted ? t(texts.deletedToast) : t(texts.switchedOffToast) };
    },
    errorText: t(common.wentWrong),
  },
  form: {
    fields: [
      { name: 'code', label: t(common.code), kind: 'text', isHalfWidth: true, hint: t(texts.codeHint) },
      {
        name: 'kind',
        label: t(common.kind),
        kind: 'select',
        isHalfWidth: true,
        options: COUPON_KINDS.map((kind) => ({
          value: kind,
          label: kind === 'percent' ? t(texts.percent) : t(common.rupees),
        })),
      },
      { name: 'value', label: t(common.value), kind: 'number', isHalfWidth: true },
      { name: 'cap', label: t(texts.atMostInRupees), kind: 'number', isHalfWidth: true },
      { name: 'minimumBasket', label: t(texts.minimumOrderInRupees), kind: 'number', isHalfWidth: true },
      {
        name: 'catalog',
        label: t(texts.appliesTo),
        kind: 'select',
        isHalfWidth: true,
        placeholder: t(texts.everything),
        options: CATALOGS.map((catalog) => ({ value: catalog, label: catalogFacts[catalog].title })),
      },
      { name: 'validFrom', label: t(common.from), kind: 'date', isHalfWidth: true },
      { name: 'validUntil', label: t(common.until), kind: 'date', isHalfWidth: true },
      { name: 'totalUses', label: t(texts.totalUses), kind: 'number', isHalfWidth: true, hint: t(texts.noLimitHint) },
      {
        name: 'usesPerCustomer',
        label: t(texts.usesPerCustomer),
        kind: 'number',
        isHalfWidth: true,
        hint: t(texts.noLimitHint),
      },
      {
        name: 'description',
        label: t(common.description),
        kind: 'textarea',
        hint: t(texts.descriptionHint),
      },
      {
        name: 'hindiDescription',
        label: t(texts.descriptionInHindi),
        kind: 'textarea',
        hint: t(texts.hindiDescriptionHint),
      },
      { name: 'isActive', label: t(common.active), kind: 'switch' },
    ],
    schema: () => ({ safeParse: (values) => schema.safeParse(toRequest(values as CouponValues)) }),
    initialValues: couponValues,
    save: async (row, values) => {
      const body = toRequest(values);
      if (row) await api('PUT admin/coupons/{id}', { params: { id: row._id }, body: { ...body, readAs: row } });
      else await api('POST admin/coupons', { body });
      return { message: row ? t(texts.updatedToast) : t(texts.createdToast) };
    },
    errorText: t(common.wentWrong),
  },
};

export const CouponsScreen = () => <ResourceScreen resource={coupons} />;
