import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { sections as texts } from '@subah/messages/console/sections';
import {
  Apple,
  BookText,
  Carrot,
  Crown,
  FileText,
  Folder,
  FolderTree,
  GlassWater,
  HeartPulse,
  Leaf,
  Milk,
  Package,
  Pill,
  ShoppingBasket,
  Stethoscope,
  Users,
  Wheat,
} from 'lucide-react';
import { inGroup, screen } from './section.ts';

const catalog = () => import('../features/catalog/catalog-screens.tsx');
const filter = () => import('../features/filter-fruits/filter-screens.tsx');
const popular = () => import('../features/popular/popular-screens.tsx');

export const masters = inGroup(t(texts.masters), [
  {
    id: 'health-care',
    ability: 'change products',
    label: t(texts.healthCare),
    icon: Stethoscope,
    screen: screen(() => import('./health-care-screen.tsx'), 'HealthCareScreen'),
  },
  {
    id: 'medicines',
    ability: 'see products',
    label: t(texts.medicines),
    icon: Pill,
    screen: screen(catalog, 'MedicinesScreen'),
  },
  {
    id: 'fruits-vegetables',
    ability: 'change products',
    label: t(texts.fruitsAndVegetables),
    icon: Carrot,
    screen: screen(catalog, 'FruitsScreen'),
  },
  {
    id: 'grocery',
    ability: 'change products',
    label: t(texts.grocery),
    icon: ShoppingBasket,
    screen: screen(catalog, 'GroceryScreen'),
  },
  {
    id: 'milk-categories',
    ability: 'change products',
    label: t(texts.milkCategories),
    icon: Milk,
    screen: screen(catalog, 'MilkCategoriesScreen'),
  },
  {
    id: 'milk-products',
    ability: 'change products',
    label: t(texts.milkProducts),
    icon: Package,
    screen: screen(catalog, 'MilkProductsScreen'),
  },
  {
    id: 'prescriptions',
    ability: 'check prescriptions',
    label: t(texts.prescriptions),
    icon: FileText,
    screen: screen(() => import('../features/prescriptions/prescriptions-screen.tsx'), 'PrescriptionsScreen'),
  },
  {
    id: 'h1-register',
    ability: 'check prescriptions',
    label: t(texts.h1Register),
    words: t(texts.h1RegisterWords),
    icon: BookText,
    screen: screen(() => import('../features/h1-register/h1-register-screen.tsx'), 'H1RegisterScreen'),
  },
]);

export const filterFruits = inGroup(t(texts.filterFruits), [
  {
    id: 'filter-category',
    ability: 'change products',
    label: t(common.category),
    icon: Folder,
    screen: screen(filter, 'FilterCategoryScreen'),
  },
  {
    id: 'filter-subcategory',
    ability: 'change products',
    label: t(common.subcategory),
    icon: FolderTree,
    screen: screen(filter, 'FilterSubcategoryScreen'),
  },
  {
    id: 'filter-products',
    ability: 'change products',
    label: t(common.products),
    icon: Apple,
    screen: screen(filter, 'FilterProductsScreen'),
  },
]);

export const popularProducts = inGroup(t(texts.popularProducts), [
  {
    id: 'popular-veggies',
    ability: 'change products',
    label: t(texts.veggies),
    icon: Leaf,
    screen: screen(popular, 'PopularVeggiesScreen'),
  },
  {
    id: 'popular-grocery',
    ability: 'change products',
    label: t(texts.grocery),
    icon: Wheat,
    screen: screen(popular, 'PopularGroceryScreen'),
  },
  {
    id: 'popular-dairy',
    ability: 'change products',
    label: t(texts.dairy),
    icon: GlassWater,
    screen: screen(popular, 'PopularDairyScreen'),
  },
  {
    id: 'popular-medicines',
    ability: 'change products',
    label: t(texts.medicines),
    icon: HeartPulse,
    screen: screen(popular, 'PopularMedicinesScreen'),
  },
]);

export const membership = inGroup(t(texts.membership), [
  {
    id: 'plans',
    ability: 'change offers',
    label: t(texts.plans),
    icon: Crown,
    screen: screen(() => import('../features/membership/plan-resource.tsx'), 'PlansScreen'),
  },
  {
    id: 'subscription',
    ability: 'change offers',
    label: t(texts.subscription),
    icon: Users,
    screen: screen(() => import('../features/membership/subscription-screen.tsx'), 'SubscriptionScreen'),
  },
]);
