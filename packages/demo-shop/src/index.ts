import { isEmptyShop, listDemoAccounts } from './demo-state.ts';
import type { DemoDeps } from './fill-empty-shop.ts';
import type { DemoAccount } from './shop/accounts.ts';

/** Fills an empty shop. Returns the demo accounts that can sign in, also in a shop that was filled earlier. */
export async function fillDemoShop(deps: DemoDeps): Promise<DemoAccount[]> {
  if (await isEmptyShop(deps.db)) {
    // Imported here, so that a shop that is filled already does not load the demo data.
    const { fillEmptyShop } = await import('./fill-empty-shop.ts');
    await fillEmptyShop(deps);
  }
  return listDemoAccounts(deps.db);
}
