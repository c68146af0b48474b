import type { LabPatient } from '@subah/contract/healthcare/lab-patient';
import { packSize } from '@subah/rules/catalog/pack-size';
import { nextMorningSlot } from '@subah/rules/delivery/delivery-slot';
import { labPatientFaults } from '@subah/rules/healthcare/lab-visit';
import type { MemberBenefits } from '@subah/rules/membership/benefits';
import { toPaise } from '@subah/rules/money';
import { expressSlot } from '@subah/rules/orders/express';
import type { Charges } from '@subah/rules/pricing/bill-lines';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { type BasketRow, lineProblem, NOT_SERVED, priceCart } from '../cart/index.ts';
import { type CustomerCoupon, findCoupon } from '../coupons/index.ts';
import { findAddresses, type SavedAddress } from '../delivery/index.ts';
import { allBenefits } from '../membership/index.ts';
import type { NewOrder } from '../orders/index.ts';
import { findOwnPrescription } from '../prescriptions/index.ts';
import { coinBalance } from '../wallet/index.ts';
import type { Wishes } from './wishes.ts';

type Gathered = Pick<NewOrder, 'address' | 'charges' | 'coupon' | 'lines' | 'prescriptionId' | 'slot'>;

type Wanted = { userId: string; wishes: Wishes };
export type Facts = { address: SavedAddress | undefined; benefits: MemberBenefits | null; coinsOwned: number };
type Given = Wanted & { couponId: string | null; basket: BasketRow[]; facts: Facts; now: Date };

/** What the shop knows of the customers that their orders depend on. All of it is asked for at once. */
export async function readFacts(tx: Tx, wanted: Wanted[], now: Date): Promise<(userId: string) => Facts> {
  const userIds = wanted.map(({ userId }) => userId);
  const [addresses, benefits, coins] = await Promise.all([
    findAddresses(
      tx,
      wanted.map(({ userId, wishes }) => ({ userId, addressId: wishes.addressId })),
    ),
    allBenefits(tx, userIds, now),
    Promise.all(
      wanted
        .filter(({ wishes }) => wishes.useSuperCoins)
        .map(async ({ userId }) => [userId, await coinBalance(tx, userId, now)] as const),
    ),
  ]);
  const coinsOf = new Map(coins);
  return (userId) => ({
    address: addresses.get(userId),
    benefits: benefits.get(userId) ?? null,
    coinsOwned: coinsOf.get(userId) ?? 0,
  });
}

/** Everything that an order is made of, checked and priced. Each refusal says what to do about it. */
export async function gatherOrder(tx: Tx, { userId, couponId, basket, facts, wishes, now }: Given): Promise<Gathered> {
  checkGoods(basket);
  const address = servedAddress(facts);
  const prescriptionId = await ownPrescription(tx, userId, basket, wishes.prescriptionId);
  const patients = patientsOf(basket, wishes.labPatients, now);
  const coupon = await wantedCoupon(tx, userId, couponId, wishes.couponCode);
  const { benefits, coinsOwned } = facts;
  const priced = priceCart(
    basket,
    coupon,
    {
      expressDelivery: wishes.expressDelivery,
      tipPaise: toPaise(wishes.tip),
      benefits,
      coinBalance: coinsOwned,
    },
    now,
  );
  // Charging more than the bill showed would be worse than asking again.
  if (priced.coupon?.problem) throw new Problem('CONFLICT', `${priced.coupon.problem} Remove the coupon to go on.`);
  const rows = new Map(basket.map((row) => [row.productId, row]));
  return {
    address,
    charges: priced.charges,
    coupon: coupon ? { id: coupon.id, code: coupon.code } : undefined,
    prescriptionId,
    slot: isExpress(wishes, priced.charges) ? expressSlot(now) : nextMorningSlot(now),
    lines: priced.lines.map((line) => {
      const row = rows.get(line.productId) as BasketRow;
      return { ...row, ...line, unit: packSize(row.packQuantity, row.unit), patient: patients.get(line.productId) };
    }),
  };
}

/** Lab tests alone are not carried anywhere, however fast. */
const isExpress = (wishes: Wishes, { expressPaise }: Charges): boolean => wishes.expressDelivery && expressPaise > 0;

function checkGoods(basket: BasketRow[]): void {
  const problems = basket.flatMap((row) => lineProblem(row) ?? []);
  if (problems.length > 0) throw new Problem('OUT_OF_STOCK', problems.join(' '));
}

function servedAddress({ address }: Facts): NewOrder['address'] {
  if (!address) throw notFound('Address');
  if (!address.isServiceable) throw fieldProblem('addressId', NOT_SERVED);
  const { addressType, name, phone, street, city, state, pincode } = address;
  return { addressType, name, phone, street, city, state, pincode };
}

async function ownPrescription(
  tx: Tx,
  userId: string,
  basket: BasketRow[],
  prescriptionId: string | undefined,
): Promise<string | undefined> {
  const prescribed = basket.filter((row) => row.requiresPrescription);
  if (prescribed.length === 0) return undefined;
  if (!prescriptionId) {
    const names = prescribed.map(({ name }) => name).join(', ');
    throw fieldProblem('prescriptionId', `${names}: please add a prescription.`);
  }
  const found = await findOwnPrescription(tx, userId, prescriptionId);
  if (!found) throw notFound('Prescription');
  if (found.status === 'rejected')
    throw fieldProblem('prescriptionId', 'This prescription was not accepted. Please add another.');
  return found.id;
}

type Patient = Omit<LabPatient, 'productId'>;

function patientsOf(basket: BasketRow[], given: LabPatient[], now: Date): Map<string, Patient> {
  const tests = new Set(basket.filter((row) => row.catalog === 'labtest').map((row) => row.productId));
  const patients = new Map<string, Patient>();
  for (const { productId, ...patient } of given) {
    if (!tests.has(productId)) continue;
    const [fault] = Object.values(labPatientFaults(patient, now));
    if (fault) throw fieldProblem('labPatients', fault);
    patients.set(productId, patient);
  }
  return patients;
}

async function wantedCoupon(
  tx: Tx,
  userId: string,
  couponId: string | null,
  code: string | undefined,
): Promise<CustomerCoupon | undefined> {
  if (!code) return couponId ? findCoupon(tx, userId, { id: couponId }) : undefined;
  const coupon = await findCoupon(tx, userId, { code });
  if (!coupon) throw fieldProblem('couponCode', 'This coupon code does not exist.');
  return coupon;
}
