import type {
  MARGIN_LISTS,
  MarginReport,
  PERIOD_LISTS,
  PeriodReport,
  PeriodTotals,
  ProductReport,
  STOCK_LISTS,
  StockReport,
} from '@subah/contract/reports/period-reports';

type PeriodList = Exclude<(typeof PERIOD_LISTS)[number], 'categories' | 'products'>;
type Rows = (string | number)[][];

const SOLD = ['Orders', 'Sales', 'Sales before'];
const soldCells = (row: { orders: number; sales: number; previousSales: number }) => [
  row.orders,
  row.sales,
  row.previousSales,
];

const TOTALS: Record<keyof PeriodTotals, string> = {
  orders: 'Orders',
  sales: 'Sales',
  netSales: 'Sales less returns',
  items: 'Goods before discounts',
  memberDiscounts: 'Member discounts',
  couponDiscounts: 'Coupon discounts',
  deliveryCharges: 'Delivery charges',
  tips: 'Tips',
  rounding: 'Rounding of cash bills',
  coinsUsed: 'Paid with coins',
  returnedOrders: 'Returned orders',
  returned: 'Returned',
  cancelledOrders: 'Cancelled orders',
  cancelled: 'Cancelled',
  refunds: 'Refunds',
  refunded: 'Refunded',
  cashReturns: 'Returns paid back in cash',
  cashGivenBack: 'Cash given back',
  coinsEarned: 'Coins earned',
  coinsSpent: 'Coins spent',
  coinsGivenBack: 'Coins given back',
  coinsTakenBack: 'Coins taken back',
  coinsExpired: 'Coins expired',
  memberships: 'Memberships',
  membershipSales: 'Membership sales',
  milkPacks: 'Milk packs',
  milkSales: 'Milk sales',
};

const PERIOD_ROWS: Record<PeriodList, (report: PeriodReport) => Rows> = {
  totals: ({ totals, previous, from, to, previousFrom, previousTo }) => [
    ['Figure', `${from} to ${to}`, `${previousFrom} to ${previousTo}`],
    ...(Object.keys(TOTALS) as (keyof PeriodTotals)[]).map((key) => [TOTALS[key], totals[key], previous[key]]),
  ],
  days: ({ days }) => [['Date', ...SOLD], ...days.map((row) => [row.date, ...soldCells(row)])],
  payments: ({ payments }) => [['Payment', ...SOLD], ...payments.map((row) => [row.paymentType, ...soldCells(row)])],
  areas: ({ areas }) => [['Area', ...SOLD], ...areas.map((row) => [row.area, ...soldCells(row)])],
  riders: ({ riders }) => [
    ['Rider', 'Delivered', 'Not delivered', 'Cash', 'UPI'],
    ...riders.map((row) => [row.name, row.delivered, row.notDelivered, row.cash, row.upi]),
  ],
  coins: ({ coins }) => [
    ['Date', 'Earned', 'Spent', 'Given back', 'Taken back', 'Expired'],
    ...coins.map((row) => [row.date, row.earned, row.spent, row.givenBack, row.takenBack, row.expired]),
  ],
  'cash-ups': ({ cashUps }) => [
    ['Date', 'Rider', 'Expected', 'Cash', 'UPI', 'Difference', 'Note'],
    ...cashUps.map((row) => [row.date, row.name, row.expected, row.cash, row.upi, row.difference, row.note]),
  ],
  refunds: ({ refunds }) => [['Date', 'Refunds', 'Amount'], ...refunds.map((row) => [row.date, row.count, row.amount])],
};

export const listPeriod = (report: PeriodReport, list: PeriodList): Rows => PERIOD_ROWS[list](report);

const PRODUCT_SALES = ['Packs', 'Sales', 'Returned packs', 'Returned', 'Sales less returns', 'Sales before'];
const productCells = (row: ProductReport['categories'][number] | ProductReport['products'][number]) => [
  row.packs,
  row.sales,
  row.returnedPacks,
  row.returned,
  row.netSales,
  row.previousSales,
];

export const listProducts = (report: ProductReport, list: 'categories' | 'products'): Rows =>
  list === 'categories'
    ? [
        ['Catalog', 'Category', ...PRODUCT_SALES],
        ...report.categories.map((row) => [row.product_type, row.category, ...productCells(row)]),
      ]
    : [
        ['Code', 'Product', 'Pack', ...PRODUCT_SALES],
        ...report.products.map((row) => [row.code, row.name, row.unit, ...productCells(row)]),
      ];

const MARGIN = ['Sales', 'Cost', 'Margin', 'Margin before'];
const marginCells = (row: Omit<MarginReport['days'][number], 'date'>) => [
  row.sales,
  row.cost,
  row.margin,
  row.previousMargin,
];

const MARGIN_ROWS: Record<(typeof MARGIN_LISTS)[number], (report: MarginReport) => Rows> = {
  'margin-days': ({ days }) => [['Date', ...MARGIN], ...days.map((row) => [row.date, ...marginCells(row)])],
  'margin-categories': ({ categories }) => [
    ['Catalog', 'Category', ...MARGIN],
    ...categories.map((row) => [row.product_type, row.category, ...marginCells(row)]),
  ],
  'margin-products': ({ products }) => [
    ['Code', 'Product', 'Pack', ...MARGIN],
    ...products.map((row) => [row.code, row.name, row.unit, ...marginCells(row)]),
  ],
};

export const listMargins = (report: MarginReport, list: (typeof MARGIN_LISTS)[number]): Rows =>
  MARGIN_ROWS[list](report);

export const listStock = (report: StockReport, list: (typeof STOCK_LISTS)[number]): Rows =>
  list === 'stock'
    ? [
        ['Catalog', 'Category', 'Products', 'Packs', 'Value at price', 'Value at cost'],
        ...report.categories.map((row) => [
          row.product_type,
          row.category,
          row.products,
          row.packs,
          row.value,
          row.cost,
        ]),
      ]
    : [
        ['Code', 'Product', 'Pack', 'Packs', 'Value', 'Last sold'],
        ...report.dead.map((row) => [row.code, row.name, row.unit, row.packs, row.value, row.lastSold ?? '']),
      ];
