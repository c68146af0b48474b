import {
  Apple,
  BadgePercent,
  Carrot,
  ClipboardCheck,
  ClipboardList,
  Crown,
  FileClock,
  FileText,
  FileUp,
  Folder,
  FolderTree,
  GlassWater,
  HeartPulse,
  IndianRupee,
  LayoutDashboard,
  Leaf,
  type LucideIcon,
  MailOpen,
  Milk,
  Package,
  PackageMinus,
  PhoneCall,
  Pill,
  Pin,
  Printer,
  SearchCheck,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  Stethoscope,
  UserRound,
  Users,
  Wallet,
  Wheat,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { DashboardHead } from '../features/dashboard/dashboard-head.tsx';

export type Section = {
  /** `?section=` in the URL; stable, because people bookmark it. */
  id: string;
  label: string;
  /** Heading in the sidebar; null for none. */
  group: 'Masters' | 'Filter Fruits' | 'Popular Products' | 'Membership' | 'Every day' | 'The shop' | null;
  icon: LucideIcon;
  screen: ComponentType;
  /** Beside the title. */
  head?: ComponentType;
};

/** Loads the screen when its section is first opened. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const catalog = () => import('../features/catalog/catalog-screens.tsx');
const filter = () => import('../features/filter-fruits/filter-screens.tsx');
const popular = () => import('../features/popular/popular-screens.tsx');

const masters: Section[] = [
  {
    id: 'health-care',
    label: 'Health Care',
    icon: Stethoscope,
    screen: screen(() => import('./health-care-screen.tsx'), 'HealthCareScreen'),
  },
  { id: 'medicines', label: 'Medicines', icon: Pill, screen: screen(catalog, 'MedicinesScreen') },
  { id: 'fruits-vegetables', label: 'Fruits & Vegetables', icon: Carrot, screen: screen(catalog, 'FruitsScreen') },
  { id: 'grocery', label: 'Grocery', icon: ShoppingBasket, screen: screen(catalog, 'GroceryScreen') },
  { id: 'milk-categories', label: 'Milk categories', icon: Milk, screen: screen(catalog, 'MilkCategoriesScreen') },
  { id: 'milk-products', label: 'Milk products', icon: Package, screen: screen(catalog, 'MilkProductsScreen') },
  {
    id: 'prescriptions',
    label: 'Prescriptions',
    icon: FileText,
    screen: screen(() => import('../features/prescriptions/prescriptions-screen.tsx'), 'PrescriptionsScreen'),
  },
].map((section) => ({ ...section, group: 'Masters' }));

const filterFruits: Section[] = [
  { id: 'filter-category', label: 'Category', icon: Folder, screen: screen(filter, 'FilterCategoryScreen') },
  {
    id: 'filter-subcategory',
    label: 'Subcategory',
    icon: FolderTree,
    screen: screen(filter, 'FilterSubcategoryScreen'),
  },
  { id: 'filter-products', label: 'Products', icon: Apple, screen: screen(filter, 'FilterProductsScreen') },
].map((section) => ({ ...section, group: 'Filter Fruits' }));

const popularProducts: Section[] = [
  { id: 'popular-veggies', label: 'Veggies', icon: Leaf, screen: screen(popular, 'PopularVeggiesScreen') },
  { id: 'popular-grocery', label: 'Grocery', icon: Wheat, screen: screen(popular, 'PopularGroceryScreen') },
  { id: 'popular-dairy', label: 'Dairy', icon: GlassWater, screen: screen(popular, 'PopularDairyScreen') },
  { id: 'popular-medicines', label: 'Medicines', icon: HeartPulse, screen: screen(popular, 'PopularMedicinesScreen') },
].map((section) => ({ ...section, group: 'Popular Products' }));

const membership: Section[] = [
  {
    id: 'plans',
    label: 'Plans',
    icon: Crown,
    screen: screen(() => import('../features/membership/plan-resource.tsx'), 'PlansScreen'),
  },
  {
    id: 'subscription',
    label: 'Subscription',
    icon: Users,
    screen: screen(() => import('../features/membership/subscription-screen.tsx'), 'SubscriptionScreen'),
  },
].map((section) => ({ ...section, group: 'Membership' }));

const everyDay: Section[] = [
  {
    id: 'rate-board',
    label: 'Rate board',
    icon: IndianRupee,
    screen: screen(() => import('../features/catalog/rate-board.tsx'), 'RateBoardScreen'),
  },
  {
    id: 'pick-list',
    label: 'Pick list',
    icon: Printer,
    screen: screen(() => import('../features/pick-list/pick-list-screen.tsx'), 'PickListScreen'),
  },
  {
    id: 'milk-round',
    label: 'Milk round',
    icon: ClipboardCheck,
    screen: screen(() => import('../features/milk-round/milk-round-screen.tsx'), 'MilkRoundScreen'),
  },
  {
    id: 'low-stock',
    label: 'Low stock',
    icon: PackageMinus,
    screen: screen(() => import('../features/catalog/low-stock-screen.tsx'), 'LowStockScreen'),
  },
  {
    id: 'call-requests',
    label: 'Call requests',
    icon: PhoneCall,
    screen: screen(() => import('../features/messages/call-requests-screen.tsx'), 'CallRequestsScreen'),
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: MailOpen,
    screen: screen(() => import('../features/messages/messages-screen.tsx'), 'MessagesScreen'),
  },
].map((section) => ({ ...section, group: 'Every day' }));

const theShop: Section[] = [
  {
    id: 'customers',
    label: 'Customers',
    icon: UserRound,
    screen: screen(() => import('../features/customers/customers-screen.tsx'), 'CustomersScreen'),
  },
  {
    id: 'payments',
    label: 'Payments',
    icon: Wallet,
    screen: screen(() => import('../features/payments/payments-screen.tsx'), 'PaymentsScreen'),
  },
  {
    id: 'coupons',
    label: 'Coupons',
    icon: BadgePercent,
    screen: screen(() => import('../features/coupons/coupons-screen.tsx'), 'CouponsScreen'),
  },
  {
    id: 'promotions',
    label: 'Promotions',
    icon: Pin,
    screen: screen(() => import('../features/promotions/promotions-screen.tsx'), 'PromotionsScreen'),
  },
  {
    id: 'import-export',
    label: 'Import & export',
    icon: FileUp,
    screen: screen(() => import('../features/import-export/import-export-screen.tsx'), 'ImportExportScreen'),
  },
  {
    id: 'search-words',
    label: 'Search words',
    icon: SearchCheck,
    screen: screen(() => import('../features/search/search-words-screen.tsx'), 'SearchWordsScreen'),
  },
  {
    id: 'audit-log',
    label: 'Audit log',
    icon: FileClock,
    screen: screen(() => import('../features/audit/audit-screen.tsx'), 'AuditScreen'),
  },
  {
    id: 'security',
    label: 'Security',
    icon: ShieldCheck,
    screen: screen(() => import('../features/security/security-screen.tsx'), 'SecurityScreen'),
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: Settings,
    screen: screen(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen'),
  },
].map((section) => ({ ...section, group: 'The shop' }));

/** In the order of the sidebar. */
export const sections: readonly Section[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    group: null,
    icon: LayoutDashboard,
    screen: screen(() => import('../features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
    head: DashboardHead,
  },
  ...masters,
  ...filterFruits,
  ...popularProducts,
  ...membership,
  {
    id: 'all-orders',
    label: 'All Orders',
    group: null,
    icon: ClipboardList,
    screen: screen(() => import('../features/orders/orders-screen.tsx'), 'OrdersScreen'),
  },
  ...everyDay,
  ...theShop,
];

const DEFAULT_SECTION = 'dashboard';

export const sectionOf = (search: URLSearchParams): Section | undefined => {
  const id = search.get('section') || DEFAULT_SECTION;
  return sections.find((section) => section.id === id);
};

export const sectionLink = ({ id }: Pick<Section, 'id'>): string => `?section=${id}`;

type SectionGroup = { title: Section['group']; members: Section[] };

/** Adjacent sections with the same heading. */
export const sectionGroups: readonly SectionGroup[] = sections.reduce<SectionGroup[]>((groups, section) => {
  const last = groups.at(-1);
  if (last && last.title === section.group) last.members.push(section);
  else groups.push({ title: section.group, members: [section] });
  return groups;
}, []);
