import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { DemoCategory } from './demo-product.ts';
import { grocery } from './grocery/index.ts';
import { departments, doctors } from './health/doctors.ts';
import { healthChecks } from './health/lab-tests.ts';
import { medicine } from './medicine/index.ts';
import { milk } from './milk/index.ts';
import { produce } from './produce/index.ts';

export type DemoCatalog = Catalog;

const catalogs: [DemoCatalog, DemoCategory[]][] = [
  ['fruits', produce],
  ['grocery', grocery],
  ['milk', milk],
  ['medicine', medicine],
  ['labtest', healthChecks],
];

/** The products and doctors that `seed/` inserts. */
export const demoShop = { catalogs, departments, doctors };
