import { buildApp } from '../src/app.ts';
import { createResponseCache } from '../src/platform/cache/response-cache.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import type { OpenShop } from './open-shop.ts';

/** Another server on the database of a shop, with a pool and a cache of its own. */
export async function startSecondServer(shop: OpenShop) {
  const database = openDatabase(shop.connection, { size: 10 });
  const deps = { ...shop.deps, db: database.db, reads: database.db };
  const app = await buildApp(deps, { cache: createResponseCache(), checkResponses: true });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    deps,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
