import type { Language } from '@subah/messages/language';
import { restockMail } from '@subah/messages/mail/restock';
import { productPath } from '@subah/rules/catalog/catalogs';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { pageUrl } from '../../platform/mail/mail.ts';
import { findLanguage } from '../accounts/index.ts';
import { findProductSnapshots, type ProductSnapshot } from '../catalog/index.ts';
import { type Notice, sendNotice } from '../notices/index.ts';
import { restockAlerts } from './restock-alerts.tables.ts';

const MAX_PRODUCTS = 500;
const BATCH = 200;

/** Sends one notice for each alert on a product that is for sale again, and deletes the alert in the same transaction. */
export async function sendRestockAlerts({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  const alerts = await db
    .selectDistinct({ productId: restockAlerts.productId })
    .from(restockAlerts)
    .limit(MAX_PRODUCTS);
  const ids = alerts.map(({ productId }) => productId);
  const products = await findProductSnapshots(db, ids);
  let sent = 0;
  for (const product of products.filter(({ isSold, stock }) => isSold && stock > 0)) {
    const { productId: id } = product;
    sent += await inTransaction(db, async (tx) => {
      const batch = tx
        .select({ userId: restockAlerts.userId })
        .from(restockAlerts)
        .where(eq(restockAlerts.productId, id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const taken = await tx
        .delete(restockAlerts)
        .where(and(eq(restockAlerts.productId, id), inArray(restockAlerts.userId, batch)))
        .returning({ userId: restockAlerts.userId });
      for (const { userId } of taken) {
        const language = await findLanguage(tx, userId);
        await sendNotice(tx, alertNotice(userId, product, settings.publicUrl, language));
      }
      return taken.length;
    });
  }
  return sent;
}

/** The alert is deleted with it, so that a later one is told again. */
function alertNotice(userId: string, product: ProductSnapshot, publicUrl: string, language: Language): Notice {
  const { productId, catalog } = product;
  // Privacy: no notice names a medicine or a test.
  const isHealth = catalog === 'medicine' || catalog === 'labtest';
  const nameIn = (chosen: Language): string => (isHealth ? restockMail.medicine[chosen] : product.name);
  const name = { en: nameIn('en'), hi: nameIn('hi') };
  const title = { en: restockMail.subject.en({ name: name.en }), hi: restockMail.subject.hi({ name: name.hi }) };
  const text = { en: restockMail.paragraph.en({ name: name.en }), hi: restockMail.paragraph.hi({ name: name.hi }) };
  const path = productPath(catalog, productId);
  return {
    kind: 'back_in_stock',
    userId,
    key: `restock.${newId()}`,
    title,
    body: restockMail.inStock,
    path,
    values: [name],
    mail: { paragraphs: [text], action: { label: restockMail.see, url: pageUrl(publicUrl, language, path) } },
  };
}
