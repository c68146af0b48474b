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

export const masters = inGroup('Masters', [
  {
    id: 'health-care',
    ability: 'change products',
    label: 'Health Care',
    icon: Stethoscope,
    screen: screen(() => import('./health-care-screen.tsx'), 'HealthCareScreen'),
  },
  {
    id: 'medicines',
    ability: 'see products',
    label: 'Medicines',
    icon: Pill,
    screen: screen(catalog, 'MedicinesScreen'),
  },
  {
    id: 'fruits-vegetables',
    ability: 'change products',
    label: 'Fruits & Vegetables',
    icon: Carrot,
    screen: screen(catalog, 'FruitsScreen'),
  },
  {
    id: 'grocery',
    ability: 'change products',
    label: 'Grocery',
    icon: ShoppingBasket,
    screen: screen(catalog, 'GroceryScreen'),
  },
  {
    id: 'milk-categories',
    ability: 'change products',
    label: 'Milk categories',
    icon: Milk,
    screen: screen(catalog, 'MilkCategoriesScreen'),
  },
  {
    id: 'milk-products',
    ability: 'change products',
    label: 'Milk products',
    icon: Package,
    screen: screen(catalog, 'MilkProductsScreen'),
  },
  {
    id: 'prescriptions',
    ability: 'check prescriptions',
    label: 'Prescriptions',
    icon: FileText,
    screen: screen(() => import('../features/prescriptions/prescriptions-screen.tsx'), 'PrescriptionsScreen'),
  },
  {
    id: 'h1-register',
    ability: 'check prescriptions',
    label: 'H1 register',
    words: 'schedule H1 medicines doctor patient inspector',
    icon: BookText,
    screen: screen(() => import('../features/h1-register/h1-register-screen.tsx'), 'H1RegisterScreen'),
  },
]);

export const filterFruits = inGroup('Filter Fruits', [
  {
    id: 'filter-category',
    ability: 'change products',
    label: 'Category',
    icon: Folder,
    screen: screen(filter, 'FilterCategoryScreen'),
  },
  {
    id: 'filter-subcategory',
    ability: 'change products',
    label: 'Subcategory',
    icon: FolderTree,
    screen: screen(filter, 'FilterSubcategoryScreen'),
  },
  {
    id: 'filter-products',
    ability: 'change products',
    label: 'Products',
    icon: Apple,
    screen: screen(filter, 'FilterProductsScreen'),
  },
]);

export const popularProducts = inGroup('Popular Products', [
  {
    id: 'popular-veggies',
    ability: 'change products',
    label: 'Veggies',
    icon: Leaf,
    screen: screen(popular, 'PopularVeggiesScreen'),
  },
  {
    id: 'popular-grocery',
    ability: 'change products',
    label: 'Grocery',
    icon: Wheat,
    screen: screen(popular, 'PopularGroceryScreen'),
  },
  {
    id: 'popular-dairy',
    ability: 'change products',
    label: 'Dairy',
    icon: GlassWater,
    screen: screen(popular, 'PopularDairyScreen'),
  },
  {
    id: 'popular-medicines',
    ability: 'change products',
    label: 'Medicines',
    icon: HeartPulse,
    screen: screen(popular, 'PopularMedicinesScreen'),
  },
]);

export const membership = inGroup('Membership', [
  {
    id: 'plans',
    ability: 'change offers',
    label: 'Plans',
    icon: Crown,
    screen: screen(() => import('../features/membership/plan-resource.tsx'), 'PlansScreen'),
  },
  {
    id: 'subscription',
    ability: 'change offers',
    label: 'Subscription',
    icon: Users,
    screen: screen(() => import('../features/membership/subscription-screen.tsx'), 'SubscriptionScreen'),
  },
]);
