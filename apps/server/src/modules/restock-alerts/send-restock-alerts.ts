import { restockMail } from '@subah/messages/mail/restock';
import { fill } from '@subah/messages/message';
import { translate } from '@subah/messages/translate';
import { productPath } from '@subah/rules/catalog/catalogs';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { composeMail, pageUrl, queueMail } from '../../platform/mail/mail.ts';
import { findMailRecipient, type MailRecipient } from '../accounts/index.ts';
import { findProductSnapshots, type ProductSnapshot } from '../catalog/index.ts';
import { restockAlerts } from './restock-alerts.tables.ts';

const MAX_PRODUCTS = 500;
const BATCH = 200;

/** Queues one mail for each alert on a product that is for sale again, and deletes the alert in the same transaction. */
export async function sendRestockAlerts({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  const wanted = await db
    .selectDistinct({ productId: restockAlerts.productId })
    .from(restockAlerts)
    .limit(MAX_PRODUCTS);
  const ids = wanted.map(({ productId }) => productId);
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
        const recipient = await findMailRecipient(tx, userId);
        if (recipient) await queueMail(tx, alertMail(recipient, product, settings.publicUrl));
      }
      return taken.length;
    });
  }
  return sent;
}

function alertMail({ to, language }: MailRecipient, product: ProductSnapshot, publicUrl: string) {
  const { productId, catalog } = product;
  // Privacy: no mail names a medicine or a test.
  const isHealth = catalog === 'medicine' || catalog === 'labtest';
  const name = isHealth ? translate(language, restockMail.medicine) : product.name;
  return composeMail({
    to,
    language,
    subject: fill(restockMail.subject, { name }),
    heading: fill(restockMail.subject, { name }),
    paragraphs: [fill(restockMail.paragraph, { name })],
    action: { label: restockMail.see, url: pageUrl(publicUrl, language, productPath(catalog, productId)) },
  });
}
