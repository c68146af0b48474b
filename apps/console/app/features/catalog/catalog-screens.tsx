import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { categoryResource, subcategoryResource } from './category-resources.tsx';
import { productResource } from './product-resource.tsx';

function createCatalogScreen(catalog: 'grocery' | 'fruits' | 'medicine') {
  const category = categoryResource(catalog);
  const subcategory = subcategoryResource(catalog);
  const product = productResource(catalog);
  return function CatalogScreen() {
    return (
      <ScreenTabs
        label={t(common.lists)}
        tabs={[
          { id: 'category', label: t(common.category), panel: <ResourceScreen resource={category} /> },
          { id: 'subcategory', label: t(common.subcategory), panel: <ResourceScreen resource={subcategory} /> },
          { id: 'product', label: t(common.product), panel: <ResourceScreen resource={product} /> },
        ]}
      />
    );
  };
}

export const GroceryScreen = createCatalogScreen('grocery');
export const FruitsScreen = createCatalogScreen('fruits');
export const MedicinesScreen = createCatalogScreen('medicine');

const dairies = categoryResource('milk');
export const MilkCategoriesScreen = () => <ResourceScreen resource={dairies} />;

const milkProducts = productResource('milk');
export const MilkProductsScreen = () => <ResourceScreen resource={milkProducts} />;

const healthChecks = categoryResource('labtest');
export const HealthChecksTab = () => <ResourceScreen resource={healthChecks} />;

const labTests = productResource('labtest');
export const LabTestsTab = () => <ResourceScreen resource={labTests} />;
