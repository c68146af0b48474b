import type { Purchase } from '@subah/contract/purchases/purchases';
import { indiaDate } from '@subah/rules/india-time';
import type { Db } from '../../platform/database/database.ts';
import { LEFT, openPaper, QUIET, RIGHT } from '../invoices/index.ts';
import { readShopFacts } from '../shop/index.ts';

/** The order as the supplier reads it: without costs. */
export async function printPurchase(db: Db, purchase: Purchase): Promise<Buffer<ArrayBuffer>> {
  const shop = await readShopFacts(db);
  const title = `Purchase order ${purchase._id.slice(-7)}`;
  const paper = await openPaper(title);
  paper.write(shop.legalName || shop.name, LEFT, paper.y, 300, { bold: true, size: 16 });
  paper.write(title, 300, paper.y, RIGHT - 300, { bold: true, size: 13, align: 'right' });
  paper.down(24);
  const sender = [shop.address, shop.phone, shop.gstin && `GSTIN ${shop.gstin}`].filter(Boolean).join(' · ');
  paper.down(paper.write(sender, LEFT, paper.y, RIGHT - LEFT, { size: 9, color: QUIET }) + 10);
  const { supplier } = purchase;
  const recipient = [supplier.name, supplier.phone, supplier.gstin && `GSTIN ${supplier.gstin}`].filter(Boolean);
  paper.down(paper.write(`To: ${recipient.join(' · ')}`, LEFT, paper.y, RIGHT - LEFT, { bold: true }) + 2);
  const date = indiaDate(new Date(purchase.createdAt));
  paper.down(paper.write(`Date: ${date}`, LEFT, paper.y, 300) + 10);
  for (const { product, quantity } of purchase.lines) {
    paper.need(20);
    paper.line();
    paper.write(`${product.name} (${product.pack})`, LEFT, paper.y + 3, 380);
    paper.write(product.code, LEFT + 300, paper.y + 3, 130, { size: 9, color: QUIET, align: 'right' });
    paper.write(`${quantity}`, RIGHT - 60, paper.y + 3, 60, { bold: true, align: 'right' });
    paper.down(20);
  }
  paper.line();
  if (purchase.note) paper.write(purchase.note, LEFT, paper.y + 8, RIGHT - LEFT);
  return paper.finish(title);
}
