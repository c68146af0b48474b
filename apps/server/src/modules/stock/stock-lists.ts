import type { FileResponse } from '@subah/contract/endpoint';
import { STOCK_LIST_COLUMNS } from '@subah/rules/catalog/stock-list';
import { stockReasonLabels } from '@subah/rules/catalog/stock-reasons';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { toRupees } from '@subah/rules/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

type Cells = (string | number)[];

const toFile = (fileName: string, rows: Cells[]): FileResponse => ({
  fileName,
  bytes: new TextEncoder().encode(CSV_MARK + [[...STOCK_LIST_COLUMNS], ...rows].map(csvLine).join('')),
});

export const stockListTemplate = ({ seesCosts }: { seesCosts: boolean }): FileResponse =>
  toFile('stock-list-template.csv', [
    ['ATTA-5KG', 'Atta', '', '', '', seesCosts ? 210.5 : '', stockReasonLabels.received, 24, 'Bill 118'],
    ['DOLO-650', 'Dolo 650', 'DL24', '06/2027', 33, seesCosts ? 21.5 : '', stockReasonLabels.received, 100, 'Bill 118'],
    ['CURD-400', 'Curd', '', '', '', '', stockReasonLabels.damaged, 2, 'Torn packs'],
  ]);

type BatchRow = {
  code: string;
  name: string;
  number: string;
  expiresOn: string;
  mrpPaise: number | null;
  costPaise: number | null;
  quantity: number;
};

export async function exportBatches(db: Db, { seesCosts }: { seesCosts: boolean }): Promise<FileResponse> {
  const { rows } = await db.execute<BatchRow>(sql`
    select p.code, p.name, b.number, b.expires_on::text as "expiresOn", b.mrp_paise as "mrpPaise",
      b.cost_paise as "costPaise", b.quantity
    from stock_batches b join products p on p.id = b.product_id
    where b.quantity > 0 and p.deleted_at is null
    order by p.code, b.expires_on, b.number`);
  const rupees = (paise: number | null) => (paise === null ? '' : toRupees(paise));
  return toFile(
    'batches.csv',
    rows.map((row) => [
      row.code,
      row.name,
      row.number,
      row.expiresOn,
      rupees(row.mrpPaise),
      seesCosts ? rupees(row.costPaise) : '',
      stockReasonLabels.counted,
      row.quantity,
      '',
    ]),
  );
}
