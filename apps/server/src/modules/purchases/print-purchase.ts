import type { Purchase } from '@subah/contract/purchases/purchases';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { expectedTotal } from '@subah/rules/purchases/purchases';
import type { Db } from '../../platform/database/database.ts';
import { LEFT, openPaper, type Paper, QUIET, RIGHT } from '../invoices/index.ts';
import { readShopFacts } from '../shop/index.ts';

const COLUMNS = {
  product: { x: LEFT, width: 250 },
  code: { x: LEFT + 255, width: 80 },
  packs: { x: LEFT + 340, width: 45 },
  cost: { x: LEFT + 390, width: 60 },
  amount: { x: LEFT + 455, width: 60 },
} as const;
type Column = keyof typeof COLUMNS;

/** The order as the supplier reads it, with the expected costs where they are known. */
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
  const total = expectedTotal(purchase.lines);
  const costTitles = total > 0 ? { cost: 'Expected cost', amount: 'Amount' } : {};
  writeRow(paper, { product: 'Product', code: 'Code', packs: 'Packs', ...costTitles }, { size: 9, color: QUIET });
  for (const { product, quantity, expectedCost } of purchase.lines) {
    paper.line();
    paper.down(3);
    const costs =
      expectedCost === null
        ? {}
        : {
            cost: formatRupees(expectedCost),
            amount: formatRupees(toRupees(quantity * toPaise(expectedCost))),
          };
    writeRow(paper, {
      product: `${product.name} (${product.pack})`,
      code: product.code,
      packs: `${quantity}`,
      ...costs,
    });
  }
  paper.line();
  paper.down(4);
  if (total > 0) writeRow(paper, { product: 'Expected total', amount: formatRupees(total) }, { bold: true });
  if (purchase.note) {
    paper.need(30);
    paper.write(purchase.note, LEFT, paper.y + 4, RIGHT - LEFT);
  }
  return paper.finish(title);
}

type Style = NonNullable<Parameters<Paper['write']>[4]>;

function writeRow(paper: Paper, cells: Partial<Record<Column, string>>, style: Style = {}): void {
  const columns = Object.keys(cells) as Column[];
  const height = Math.max(
    ...columns.map((column) => paper.heightOf(cells[column] ?? '', COLUMNS[column].width, style)),
  );
  paper.need(height + 6);
  for (const column of columns) {
    const { x, width } = COLUMNS[column];
    const align = column === 'product' || column === 'code' ? 'left' : 'right';
    paper.write(cells[column] ?? '', x, paper.y, width, { ...style, align });
  }
  paper.down(height + 6);
}
