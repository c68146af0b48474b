import { t } from '@subah/messages/console/message';
import { sections as texts } from '@subah/messages/console/sections';
import { can, type Role } from '@subah/rules/accounts/roles';
import { ClipboardList, LayoutDashboard } from 'lucide-react';
import { DashboardHead } from '../features/dashboard/dashboard-head.tsx';
import { filterFruits, masters, membership, popularProducts } from './catalog-sections.ts';
import { type Section, screen } from './section.ts';
import { everyDay, theShop } from './shop-sections.ts';

/** In the order of the sidebar: the work of every day first. */
export const sections: readonly Section[] = [
  {
    id: 'dashboard',
    ability: 'see reports',
    label: t(texts.dashboard),
    group: null,
    icon: LayoutDashboard,
    screen: screen(() => import('../features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
    head: DashboardHead,
  },
  {
    id: 'all-orders',
    ability: 'see orders with medicines',
    label: t(texts.allOrders),
    group: null,
    icon: ClipboardList,
    screen: screen(() => import('../features/orders/orders-screen.tsx'), 'OrdersScreen'),
  },
  ...everyDay,
  ...masters,
  ...filterFruits,
  ...popularProducts,
  ...membership,
  ...theShop,
];

const FIRST_SECTIONS: Record<Role, string> = {
  admin: 'dashboard',
  manager: 'dashboard',
  pharmacist: 'prescriptions',
  packer: 'pick-list',
  rider: 'security',
  doctor: 'security',
  customer: 'security',
};

export const sectionsOf = (role: Role): Section[] =>
  sections.filter(({ ability }) => ability === null || can(role, ability));

/** Undefined for an unknown section and one that the role may not open. */
export const sectionOf = (search: URLSearchParams, role: Role): Section | undefined => {
  const id = search.get('section') || FIRST_SECTIONS[role];
  return sectionsOf(role).find((section) => section.id === id);
};

export const sectionLink = ({ id }: Pick<Section, 'id'>): string => `?section=${id}`;

type SectionGroup = { title: Section['group']; members: Section[] };

/** Adjacent sections with the same heading. */
export const groupSections = (members: readonly Section[]): SectionGroup[] =>
  members.reduce<SectionGroup[]>((groups, section) => {
    const last = groups.at(-1);
    if (last && last.title === section.group) last.members.push(section);
    else groups.push({ title: section.group, members: [section] });
    return groups;
  }, []);
