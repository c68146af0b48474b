import type { Found } from '@subah/contract/reports/find';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { packSize } from '@subah/rules/catalog/pack-size';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { statusLabels } from '@subah/rules/orders/statuses';
import { ClipboardList, type LucideIcon, Package, UserRound } from 'lucide-react';
import { customerLink } from '../shared/accounts/customer-link.ts';
import { productLink } from '../shared/products/product-link.ts';
import type { Section } from './section.ts';
import { sectionLink } from './sections.ts';

export type FindResult = {
  key: string;
  group: string;
  icon: LucideIcon;
  title: string;
  note: string;
  to: string;
};

export const fromSections = (sections: readonly Section[]): FindResult[] =>
  sections.map((section) => ({
    key: section.id,
    group: t(texts.sections),
    icon: section.icon,
    title: section.label,
    note: section.group ?? '',
    to: sectionLink(section),
  }));

export const fromFound = ({ orders, customers, products }: Found): FindResult[] => [
  ...orders.map(({ _id, name, amount, status }) => ({
    key: _id,
    group: t(common.orders),
    icon: ClipboardList,
    title: `${orderName(_id)} · ${name}`,
    note: `${formatRupees(amount)} · ${statusLabels[status]}`,
    to: `?section=all-orders&order=${_id}`,
  })),
  ...customers.map(({ _id, name, mobile }) => ({
    key: _id,
    group: t(common.customers),
    icon: UserRound,
    title: name,
    note: mobile,
    to: customerLink(_id),
  })),
  ...products.map(({ _id, name, code, unit, quantity, product_type }) => ({
    key: _id,
    group: t(common.products),
    icon: Package,
    title: name,
    note: `${packSize(quantity, unit)} · ${code}`,
    to: productLink(product_type, _id),
  })),
];
