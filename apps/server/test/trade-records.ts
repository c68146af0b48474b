/** Prices in rupees with round values and taxes: 100 + 5, 100 + 18, 40 without tax, one whose paise a cash bill leaves out, and a medicine of Schedule H1. */
export const GOODS = {
  atta: { price: 105, hsn: '1101', gstPercent: 5, category: 'Staples' },
  soap: { price: 118, hsn: '3401', gstPercent: 18, category: 'Home care' },
  potatoes: { price: 40, hsn: '0701', gstPercent: 0, category: 'Vegetables' },
  jaggery: { price: 40.35, hsn: '1702', gstPercent: 0, category: 'Sweets' },
  alprazolam: { price: 30, hsn: '3004', gstPercent: 0, category: 'Sleep', catalog: 'medicine', schedule: 'H1' },
} as const;
export type Good = keyof typeof GOODS;
export type Packs = Partial<Record<Good, number>>;

/** What the program bought and what became of it, written down without reading the shop. Rupees. */
export type TradeRecord = {
  date: string;
  area: 'Satlapur' | 'Kolar';
  paymentType: 'cod' | 'online';
  packs: Packs;
  smallCart: 0 | 10;
  express: 0 | 25;
  coupon: 0 | 20;
  tip: 0 | 10;
  coins: number;
  outcome: 'delivered' | 'cancelled' | 'returned';
  /** Paise per pack, as of placing or packing. */
  costs?: Partial<Record<Good, number>>;
};

export const itemsOf = ({ packs }: Pick<TradeRecord, 'packs'>): number =>
  Object.entries(packs).reduce((sum, [good, count]) => sum + GOODS[good as Good].price * 100 * count, 0) / 100;
const unroundedBillOf = (record: TradeRecord): number =>
  itemsOf(record) + record.smallCart + record.express + record.tip - record.coupon;
/** Paise that a cash bill leaves out. */
export const roundingOf = (record: TradeRecord): number =>
  record.paymentType === 'cod' ? Math.round((unroundedBillOf(record) % 1) * 100) / 100 : 0;
export const billOf = (record: TradeRecord): number =>
  Math.round((unroundedBillOf(record) - roundingOf(record)) * 100) / 100;

export const PRESCRIBER = {
  patient: 'Bela Jain',
  prescriber: 'Dr S. Khare',
  prescriberAddress: 'Malviya Nagar, Bhopal',
};
export const ACCEPTED = { decision: 'accepted', prescriber: PRESCRIBER };
export const ADDRESS = {
  name: 'Asha Sharma',
  phone: '9876543210',
  street: '7, Gali 3, Kolar Road',
  city: 'Bhopal',
  state: 'Madhya Pradesh',
};

export const exact = (rupees: number): number => Math.round(rupees * 100) / 100;
export const sum = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  exact(rows.reduce((total, row) => total + figure(row), 0));
export const packsOf = (rows: TradeRecord[], good: Good) => sum(rows, ({ packs }) => packs[good] ?? 0);
export const TAXABLE: Record<Good, number> = { atta: 100, soap: 100, potatoes: 40, jaggery: 40.35, alprazolam: 30 };
export const GOOD_NAMES = Object.keys(GOODS) as Good[];
