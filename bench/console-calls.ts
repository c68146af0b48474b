import { indiaDate } from '@subah/rules/india-time';
import type { Database } from '@subah/server/platform/database/database';
import { sql } from 'drizzle-orm';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (ago: number) => indiaDate(new Date(Date.now() - ago * DAY_MS));

const ORDERS = [
  '',
  'cursor={orderCursor}',
  'sort=oldest',
  'status=New%20Orders',
  'status=needs_action',
  'status=delivered',
  'status=delivered&cursor={orderCursor}',
  'status=returned&sort=oldest',
  'paymentType=online',
  'paymentType=cod&status=cancelled',
  `from=${day(0)}&to=${day(0)}`,
  `from=${day(6)}&to=${day(0)}`,
  `from=${day(400)}&to=${day(370)}`,
  `from=${day(400)}&to=${day(370)}&sort=oldest`,
  `from=${day(700)}&to=${day(370)}`,
  `from=${day(700)}&to=${day(370)}&sort=oldest`,
  `from=${day(400)}&to=${day(370)}&status=returned`,
  `from=${day(400)}&to=${day(400)}&paymentType=online`,
  'q={orderNumber}',
  'q=%23{orderEnd}',
  'q={orderId}',
  'q={shortEnd}',
  'q={mobile}',
  'q={mobileEnd}',
  'q=Sharma',
  'q=Zoya%20Yadav',
  'q=Zoya%20Yadav&status=delivered',
  'q=a',
  'q=Nobody',
  'q=zq',
  `q=Sharma&from=${day(400)}&to=${day(370)}`,
];

const MONTH = day(40).slice(0, 7);

/** Stock, batches, purchases, taxes and registers. */
const BOOKS = [
  `gst?month=${MONTH}`,
  `gst/gstr-1?month=${MONTH}`,
  `gst/export.csv?month=${MONTH}&list=hsn`,
  `h1-register?from=${day(30)}&to=${day(0)}`,
  `h1-register/export.csv?from=${day(30)}&to=${day(0)}`,
  'stock-moves',
  'stock-moves?cursor={moveCursor}',
  'stock-moves?productId={productId}',
  ...['sold', 'damaged', 'expired', 'counted'].map((reason) => `stock-moves?reason=${reason}`),
  `stock-moves?from=${day(400)}&to=${day(370)}`,
  `stock-moves?from=${day(400)}&to=${day(370)}&reason=damaged`,
  `stock-moves/export.csv?from=${day(6)}&to=${day(0)}`,
  'stock/products?q=atta',
  'stock/products?q={productCode}',
  'stock/products?categoryId={categoryId}',
  ...['', 'state=open', 'q=B77'].map((query) => `batches?${query}`),
  'batches/export.csv',
  'batches/recall?number={batch}',
  'purchases',
  'purchases/proposal',
  'purchases/{purchaseId}',
  ...['', 'state=open', 'kind=return'].map((query) => `claims?${query}`),
  `cash-ups?date=${day(0)}`,
  `rounds?date=${day(0)}`,
  `milk/dairies?date=${day(0)}`,
  `milk/dairy-account.csv?month=${MONTH}`,
  `reports/margins?from=${day(29)}&to=${day(0)}`,
  `reports/margins?from=${day(364)}&to=${day(0)}`,
  `reports/export.csv?list=products&from=${day(29)}&to=${day(0)}`,
  'reports/stock-export.csv?list=dead-stock&days=60',
  'customers/{customerId}',
  'orders/open-counts',
  'waiting-work',
  'operations',
  ...['{orderEnd}', '{mobile}', 'Sharma', 'atta'].map((q) => `find?q=${q}`),
].map((call) => `admin/${call}`);

const PRODUCTS = [
  'catalog=grocery',
  'catalog=grocery&cursor={productCursor}',
  'catalog=grocery&q=atta',
  'catalog=grocery&q=a',
  'catalog=grocery&q=nothinglikethis',
  'q=milk',
  'q={productCode}',
  'q=amul%20butter&sort=price',
  'categoryId={categoryId}',
  'subcategoryId={subcategoryId}',
  'catalog=grocery&categoryId={categoryId}&sort=name',
  'sort=name',
  ...['on-sale', 'low', 'out', 'hidden', 'featured'].flatMap((state) => [
    `catalog=medicine&state=${state}`,
    `catalog=fruits&state=${state}&sort=name`,
  ]),
  ...['name', 'price', '-price', '-updated'].flatMap((sort) => [
    `catalog=grocery&sort=${sort}`,
    `catalog=labtest&sort=${sort}`,
  ]),
];

/** All reads of the console with their filters, sort orders and searches. `{…}` is replaced by an existing value. */
export const CONSOLE_CALLS = [
  ...ORDERS.map((query) => `orders?${query}`),
  ...BOOKS,
  'orders/{orderId}',
  'orders/{orderId}/invoice.pdf',
  'admin/dashboard',
  'admin/news',
  `admin/news?since={lately}`,
  'admin/reports/sales?days=7',
  'admin/reports/sales',
  'admin/reports/sales?days=366',
  `admin/reports/period?from=${day(29)}&to=${day(0)}`,
  `admin/reports/period?from=${day(364)}&to=${day(0)}`,
  `admin/reports/products?from=${day(29)}&to=${day(0)}`,
  `admin/reports/products?from=${day(364)}&to=${day(0)}`,
  'admin/reports/stock?days=60',
  `admin/orders/pick-list?date=${day(0)}`,
  'admin/orders/pick-list',
  `admin/orders/export.csv?from=${day(0)}&to=${day(0)}`,
  `admin/orders/export.csv?from=${day(6)}&to=${day(0)}`,
  'admin/orders/export.csv',
  'admin/customers',
  'admin/customers?cursor={customerCursor}',
  ...['Sharma', 'Zoya%20Yadav', 'Nobody', 'zq', '{mobile}', '98', 'grown-77'].map((q) => `admin/customers?q=${q}`),
  ...['all', 'waiting', 'completed', 'paid-no-order', 'refund-failed'].map((state) => `admin/payments?state=${state}`),
  'admin/payments?cursor={paymentCursor}',
  ...['{orderNumber}', 'order_G70000', 'pay_G70000', '{mobile}', 'Sharma', 'Zoya%20Yadav', 'Nobody', 'zq'].map(
    (q) => `admin/payments?q=${q}`,
  ),
  'admin/payments?state=refund-failed&q=Sharma',
  'admin/coupons',
  'admin/coupons?isActive=true',
  'admin/coupons?q=WN49',
  'medical/presciptions',
  'medical/presciptions?status=pending',
  ...['this-month', 'last-month', 'this-year', 'recent'].map((filter) => `medical/presciptions?filter=${filter}`),
  'medical/presciptions?status=rejected',
  `book-slot/appointments?date=${day(0)}`,
  `book-slot/appointments?doctorId={doctorId}&date=${day(3)}`,
  'admin/call-requests',
  'admin/call-requests?isDone=false',
  'admin/call-requests?isDone=true',
  'admin/lab-reports?orderId={orderId}',
  'payment/get-subscribe',
  'admin/plans',
  'admin/audit',
  'admin/audit?cursor={auditCursor}',
  'admin/audit?subject=coupon',
  'admin/audit?subject=order&action=create',
  'admin/audit?subject=product&action=status',
  'admin/audit?subject=coupon&action=update',
  'admin/audit?subject=order&subjectId={orderId}',
  'admin/audit?action=create',
  'admin/audit?action=delete',
  'admin/audit?actorId={adminId}',
  'admin/audit?actorId={adminId}&action=delete',
  'admin/messages',
  'admin/messages?isDone=false',
  'admin/messages?isDone=true',
  ...PRODUCTS.map((query) => `admin/products?${query}`),
  'admin/products/{productId}',
  'admin/low-stock',
  'admin/near-expiry',
  'admin/near-expiry?days=3650',
  'admin/categories?catalog=grocery',
  'admin/categories?catalog=grocery&q=a',
  'admin/subcategories?catalog=grocery',
  'admin/subcategories?catalog=grocery&q=a&categoryId={categoryId}',
  'admin/promotions',
  'admin/export/milk',
  'admin/synonyms',
  'admin/synonyms?q=77',
  'admin/search-misses',
  'admin/areas',
  'admin/settings',
  'admin/milk/morning-sheet',
  'departments',
  'doctors',
  'filter/categories',
  'filter/subcategories',
  'filter/filter-products',
];

type SendRequest = (call: string) => Promise<string>;

/** Values for the placeholders: an order of a year ago, its customer, and cursors of late pages. */
export async function findParameters({ db }: Database, request: SendRequest): Promise<Record<string, string>> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select orders.id as "orderId", orders.order_number::text as "orderNumber", right(orders.id::text, 7) as "orderEnd",
      right(orders.id::text, 4) as "shortEnd", users.mobile, right(users.mobile, 4) as "mobileEnd",
      users.id as "customerId", (select id from purchase_orders limit 1) as "purchaseId",
      (select number from stock_batches join batch_allotments on batch_id = stock_batches.id limit 1) as batch
    from orders join users on users.id = orders.user_id
    where orders.placed_at > now() - interval '1 year' order by orders.placed_at limit 1`);
  const { rows: productRows } = await db.execute<Record<string, string>>(sql`
    select products.id as "productId", products.code as "productCode", category_id as "categoryId",
      subcategory_id as "subcategoryId", (select id from doctors limit 1) as "doctorId",
      (select id from users where role = 'admin' limit 1) as "adminId"
    from products where catalog = 'grocery' and subcategory_id is not null and code like 'copy-%' limit 1`);
  const pages: Record<string, string> = {};
  for (const [name, call] of Object.entries({
    orderCursor: 'orders',
    productCursor: 'admin/products?catalog=grocery',
    customerCursor: 'admin/customers',
    paymentCursor: 'admin/payments',
    auditCursor: 'admin/audit',
    moveCursor: 'admin/stock-moves',
  })) {
    const { nextCursor } = JSON.parse(await request(call)) as { nextCursor: string };
    pages[name] = nextCursor;
  }
  return { ...rows[0], ...productRows[0], ...pages, lately: new Date(Date.now() - 600_000).toISOString() };
}
