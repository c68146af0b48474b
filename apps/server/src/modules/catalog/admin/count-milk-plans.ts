import type { Tx } from '../../../platform/database/database.ts';

/** Injected, because milk plans are a higher level than the catalog. */
export type CountMilkPlans = (tx: Tx, productId: string, from: string) => Promise<number>;
