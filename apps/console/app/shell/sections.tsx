import {
  Apple,
  Carrot,
  ClipboardList,
  Crown,
  FileText,
  Folder,
  FolderTree,
  GlassWater,
  HeartPulse,
  LayoutDashboard,
  Leaf,
  type LucideIcon,
  Milk,
  Package,
  Pill,
  ShoppingBasket,
  Stethoscope,
  Users,
  Wheat,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { TodayLine } from '../features/welcome/today-line.tsx';

export type Section = {
  /** Stands in the address as `?section=`; never rename one, people bookmark it. */
  id: string;
  label: string;
  /** The heading of the sidebar it stands under; null stands on its own. */
  group: 'Masters' | 'Filter Fruits' | 'Popular Products' | 'Membership' | null;
  icon: LucideIcon;
  /** Left out while the section is being prepared. */
  screen?: ComponentType;
  /** Beside the title: a line about the section, or its main actions. */
  head?: ComponentType;
};

/** The console, in the order of the sidebar. */
export const sections: readonly Section[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    group: null,
    icon: LayoutDashboard,
    screen: lazy(() => import('../features/welcome/welcome-panel.tsx').then((m) => ({ default: m.WelcomePanel }))),
    head: TodayLine,
  },
  { id: 'health-care', label: 'Health Care', group: 'Masters', icon: Stethoscope },
  { id: 'medicines', label: 'Medicines', group: 'Masters', icon: Pill },
  { id: 'fruits-vegetables', label: 'Fruits & Vegetables', group: 'Masters', icon: Carrot },
  { id: 'grocery', label: 'Grocery', group: 'Masters', icon: ShoppingBasket },
  { id: 'milk-categories', label: 'Milk categories', group: 'Masters', icon: Milk },
  { id: 'milk-products', label: 'Milk products', group: 'Masters', icon: Package },
  { id: 'prescriptions', label: 'Prescriptions', group: 'Masters', icon: FileText },
  { id: 'filter-category', label: 'Category', group: 'Filter Fruits', icon: Folder },
  { id: 'filter-subcategory', label: 'Subcategory', group: 'Filter Fruits', icon: FolderTree },
  { id: 'filter-products', label: 'Products', group: 'Filter Fruits', icon: Apple },
  { id: 'popular-veggies', label: 'Veggies', group: 'Popular Products', icon: Leaf },
  { id: 'popular-grocery', label: 'Grocery', group: 'Popular Products', icon: Wheat },
  { id: 'popular-dairy', label: 'Dairy', group: 'Popular Products', icon: GlassWater },
  { id: 'popular-medicines', label: 'Medicines', group: 'Popular Products', icon: HeartPulse },
  { id: 'plans', label: 'Plans', group: 'Membership', icon: Crown },
  { id: 'subscription', label: 'Subscription', group: 'Membership', icon: Users },
  { id: 'all-orders', label: 'All Orders', group: null, icon: ClipboardList },
];

const FIRST = 'dashboard';

/** Undefined for a section that does not exist. */
export const sectionOf = (search: URLSearchParams): Section | undefined => {
  const id = search.get('section') || FIRST;
  return sections.find((section) => section.id === id);
};

/** Relative, so that it works wherever the dashboard stands. */
export const sectionLink = ({ id }: Pick<Section, 'id'>): string => `?section=${id}`;

type SectionGroup = { title: Section['group']; members: Section[] };

/** Neighbours with one heading together, as the sidebar shows them. */
export const sectionGroups: readonly SectionGroup[] = sections.reduce<SectionGroup[]>((groups, section) => {
  const last = groups.at(-1);
  if (last && last.title === section.group) last.members.push(section);
  else groups.push({ title: section.group, members: [section] });
  return groups;
}, []);
