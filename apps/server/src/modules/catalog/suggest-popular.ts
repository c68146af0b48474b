import type { Catalog } from '@subah/rules/catalog/catalogs';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { categories, products } from './catalog.tables.ts';
import { DEFAULT_PICTURE } from './import/default-picture.ts';

/** Read of a category in its own order; more would read large categories as a whole. */
const CANDIDATES = 60;
const SOLD_CANDIDATES = 300;
const MAX_CATEGORIES = 12;
const MAX_PER_CATEGORY = 12;

const Suggestion = z.object({ categoryId: z.string(), productId: z.string() });

/** For a catalog without popular lists: of each category what sold lately, then what has a picture and the biggest discount. */
export async function suggestPopular(db: Db, catalog: Catalog): Promise<z.infer<typeof Suggestion>[]> {
  const columns = sql`p.id, p.category_id, p.sold_lately, p.pictures[1] as picture, p.percent_off, p.rank`;
  // Prescription medicines may not be advertised.
  const forSale = sql`p.deleted_at is null and p.is_available and p.stock > 0 and not p.requires_prescription`;
  const { rows } = await db.execute(sql`
    with sold as materialized (
      select ${columns} from ${products} p where p.sold_lately > 0 and p.catalog = ${catalog} and ${forSale}
      order by p.sold_lately desc limit ${SOLD_CANDIDATES}
    )
    select c.id as "categoryId", best.id as "productId" from ${categories} c cross join lateral (
      select * from (
        select * from sold where sold.category_id = c.id
        union
        (select ${columns} from ${products} p where p.category_id = c.id and ${forSale}
         order by p.rank, p.id limit ${CANDIDATES})
      ) found
      order by sold_lately desc, picture = ${DEFAULT_PICTURE}, percent_off desc, rank, id limit ${MAX_PER_CATEGORY}
    ) best
    where c.catalog = ${catalog} and c.hidden_at is null
    order by c.rank, c.id, best.sold_lately desc, best.picture = ${DEFAULT_PICTURE}, best.percent_off desc, best.rank, best.id
    limit ${MAX_CATEGORIES * MAX_PER_CATEGORY}`);
  return z.array(Suggestion).parse(rows);
}
