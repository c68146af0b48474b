import type { LabTest } from '@subah/contract/catalog/catalog';
import type { Page } from '@subah/contract/endpoint';
import { listParameters } from '@subah/rules/healthcare/lab-parameters';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { products } from './catalog.tables.ts';
import { listProducts } from './list-products.ts';

const DEFAULT_LOCATION = 'Bhopal';

/** Lab tests of one health check or of all, with their preparation. */
export async function listLabTests(
  db: Db,
  healthCheckId: string | undefined,
  page: Page,
): Promise<{ data: LabTest[]; nextCursor: string | null }> {
  const scope = { catalog: 'labtest', ...(healthCheckId ? { categoryId: healthCheckId } : {}) } as const;
  const { data: cards, nextCursor } = await listProducts(db, scope, { ...page, fields: 'card' });
  const facts = await factsOf(
    db,
    cards.map(({ _id }) => _id),
  );
  const data = cards.map((card) => {
    const fact = facts.get(card._id);
    return {
      ...card,
      healthCheck: card.categoryId,
      discountPercentage: card.percentOff,
      includedTests: fact?.includedTests ?? 1,
      location: fact?.location ?? DEFAULT_LOCATION,
      preparation: fact?.preparation ?? null,
      hindiPreparation: fact?.hindiPreparation ?? null,
      parameters: listParameters(fact?.parameters ?? null),
      fastingHours: fact?.fastingHours ?? null,
      description: fact?.description ?? '',
    };
  });
  return { data, nextCursor };
}

async function factsOf(db: Db, ids: string[]) {
  const rows = ids.length
    ? await db
        .select({
          id: products.id,
          includedTests: products.includedTests,
          location: products.location,
          preparation: products.preparation,
          hindiPreparation: products.hindiPreparation,
          parameters: products.parameters,
          fastingHours: products.fastingHours,
          description: products.description,
        })
        .from(products)
        .where(inArray(products.id, ids))
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}
