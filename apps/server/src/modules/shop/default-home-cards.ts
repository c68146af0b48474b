import type { HomeCardForm } from '@subah/contract/shop/home-cards';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { homeCards } from './shop.tables.ts';

const slide = (form: Omit<HomeCardForm, 'place' | 'isShown'>): HomeCardForm => ({
  place: 'slide',
  isShown: true,
  ...form,
});

const card = (form: Omit<HomeCardForm, 'place' | 'isShown' | 'eyebrow' | 'hindiEyebrow'>): HomeCardForm => ({
  place: 'card',
  eyebrow: '',
  hindiEyebrow: '',
  isShown: true,
  ...form,
});

type TileTexts = Pick<HomeCardForm, 'tone' | 'title' | 'hindiTitle' | 'text' | 'hindiText' | 'link' | 'position'>;

const tile = (form: TileTexts): HomeCardForm => ({
  place: 'tile',
  eyebrow: '',
  hindiEyebrow: '',
  action: '',
  hindiAction: '',
  isShown: true,
  ...form,
});

/** The documented home page. A new shop has it without pictures; the console changes it. */
export const DEFAULT_HOME_CARDS: readonly HomeCardForm[] = [
  slide({
    position: 1,
    tone: 'morning',
    eyebrow: 'सुबह-सुबह ताज़ा · Fresh by morning',
    hindiEyebrow: 'सुबह-सुबह ताज़ा',
    title: '{freeDelivery}',
    hindiTitle: '{freeDelivery}',
    text: '{promise}',
    hindiText: '{promise}',
    action: 'Start shopping',
    hindiAction: 'ख़रीदारी शुरू करें',
    link: '/SuperDeals/recommended',
  }),
  slide({
    position: 2,
    tone: 'grocery',
    eyebrow: 'रसोई का सामान · Everything for your kitchen',
    hindiEyebrow: 'रसोई का सामान',
    title: 'Fresh groceries for the whole week',
    hindiTitle: 'पूरे हफ़्ते का किराना',
    text: 'Atta, dal, oil and masala, below MRP.',
    hindiText: 'आटा, दाल, तेल और मसाले, MRP से कम में।',
    action: 'Shop groceries',
    hindiAction: 'किराना देखें',
    link: '/Grocery',
  }),
  slide({
    position: 3,
    tone: 'produce',
    eyebrow: 'ताज़े फल · Fresh, sorted by hand',
    hindiEyebrow: 'ताज़े फल',
    title: 'Fresh fruits, straight from the mandi',
    hindiTitle: 'सीधे मंडी से ताज़े फल',
    text: 'Sorted by hand, at your door {deliveryTimes}.',
    hindiText: 'हाथ से छाँटे हुए, {deliveryTimes} आपके घर।',
    action: 'See fruits',
    hindiAction: 'फल देखें',
    link: '/fruitsandvegetables',
  }),
  slide({
    position: 4,
    tone: 'savings',
    eyebrow: 'बचत हर दिन · Super deals',
    hindiEyebrow: 'बचत हर दिन',
    title: 'Savings on everything you need',
    hindiTitle: 'ज़रूरत की हर चीज़ पर बचत',
    text: 'Up to {biggestDiscount} off MRP today.',
    hindiText: 'आज MRP पर {biggestDiscount} तक छूट।',
    action: 'See offers',
    hindiAction: 'ऑफ़र देखें',
    link: '/superdeal',
  }),
  card({
    position: 1,
    tone: 'night',
    title: 'Members get up to {memberMedicineDiscount} off medicines',
    hindiTitle: 'मेंबर को दवाइयों पर {memberMedicineDiscount} तक छूट',
    text: 'Free delivery and more benefits',
    hindiText: 'डिलीवरी मुफ़्त, और भी फ़ायदे',
    action: 'See plans',
    hindiAction: 'प्लान देखें',
    link: '/get-membership',
  }),
  card({
    position: 2,
    tone: 'lab',
    title: 'Lab tests from home',
    hindiTitle: 'घर बैठे लैब टेस्ट',
    text: 'Sample collected at your door',
    hindiText: 'सैंपल घर से लिया जाएगा',
    action: 'Book',
    hindiAction: 'बुक करें',
    link: '/MedicineHealthcare/labtests',
  }),
  tile({
    position: 1,
    tone: 'produce',
    title: 'Fruits & Vegetables',
    hindiTitle: 'फल-सब्ज़ी',
    text: 'From {vegetablesFrom}',
    hindiText: '{vegetablesFrom} से शुरू',
    link: '/fruitsandvegetables',
  }),
  tile({
    position: 2,
    tone: 'grocery',
    title: 'Grocery',
    hindiTitle: 'किराना',
    text: 'Up to {groceryDiscount} off',
    hindiText: '{groceryDiscount} तक छूट',
    link: '/Grocery',
  }),
  tile({
    position: 3,
    tone: 'dairy',
    title: 'Milk Products',
    hindiTitle: 'दूध-डेयरी',
    text: 'Quality tested',
    hindiText: 'जाँचा-परखा',
    link: '/MilkProducts',
  }),
  tile({
    position: 4,
    tone: 'medicine',
    title: 'Medicines',
    hindiTitle: 'दवाइयाँ',
    text: '& healthcare',
    hindiText: 'और सेहत का सामान',
    link: '/MedicineHealthcare',
  }),
];

/** A home page without slides, cards and tiles looks broken, so the default ones return when all were deleted; hide them instead. */
export async function ensureHomeCards(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Another server may start at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('home cards'))`);
    if ((await tx.$count(homeCards)) > 0) return;
    await tx.insert(homeCards).values([...DEFAULT_HOME_CARDS]);
  });
}
