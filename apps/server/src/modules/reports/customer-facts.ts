import type { CustomerFacts } from '@subah/contract/accounts/customers-admin';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { indiaDate } from '@subah/rules/india-time';
import { planTitle } from '@subah/rules/membership/plan-text';
import { type Rhythm, rhythmText } from '@subah/rules/milk/milk-plan';
import { toRupees } from '@subah/rules/money';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { and, desc, eq, gt, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { users } from '../accounts/accounts.tables.ts';
import { listCustomerNotes } from '../accounts/index.ts';
import { products } from '../catalog/catalog.tables.ts';
import { listAddressesByUser } from '../delivery/index.ts';
import { subscriptions } from '../membership/membership.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { coinBalance } from '../wallet/index.ts';

export async function readCustomerFacts({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<CustomerFacts> {
  const now = clock();
  const [customer] = await db
    .select({
      _id: users.id,
      name: users.name,
      mobile: users.mobile,
      email: users.email,
      language: users.language,
      verifiedAt: users.verifiedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'customer'), isNull(users.deletedAt)));
  if (!customer) throw notFound('account');
  const { verifiedAt, createdAt, ...facts } = customer;
  const addresses = (await listAddressesByUser(db, [id])).get(id) ?? [];
  return {
    ...facts,
    isVerified: verifiedAt !== null,
    createdAt: createdAt.toISOString(),
    ...(await sumOrders(db, id)),
    recentOrders: await listRecentOrders(db, id),
    addresses: addresses.map(({ id: addressId, addressType, name, phone, street, city, pincode, area, isDefault }) => ({
      _id: addressId,
      ...{ addressType, name, phone, street, city, pincode, area, isDefault },
    })),
    coins: await coinBalance(db, id, now),
    membership: await findMembership(db, id, now),
    milkPlans: await listMilkPlans(db, id, now),
    notes: await listCustomerNotes(db, id),
  };
}

async function sumOrders(db: Db, userId: string): Promise<{ orderCount: number; totalSpent: number }> {
  const [sums] = await db
    .select({
      orderCount: sql<number>`count(*)::int`,
      paise: sql<number>`coalesce(sum(${orders.toPayPaise} - ${orders.refundedPaise}), 0)::float8`,
    })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), isNotNull(orders.placedAt), notInArray(orders.status, ['cancelled', 'returned'])),
    );
  return { orderCount: sums?.orderCount ?? 0, totalSpent: toRupees(sums?.paise ?? 0) };
}

async function listRecentOrders(db: Db, userId: string): Promise<CustomerFacts['recentOrders']> {
  const rows = await db
    .select({
      id: orders.id,
      placedAt: orders.placedAt,
      toPayPaise: orders.toPayPaise,
      status: orders.status,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.placedAt)))
    .orderBy(desc(orders.id))
    .limit(LIST_LIMITS.recentOrders);
  return rows.map(({ id, placedAt, toPayPaise, status }) => ({
    _id: id,
    placedAt: placedAt?.toISOString() ?? '',
    amount: toRupees(toPayPaise),
    status: status as OrderStatus,
  }));
}

async function findMembership(db: Db, userId: string, now: Date): Promise<CustomerFacts['membership']> {
  const [plan] = await db
    .select({
      name: subscriptions.name,
      durationUnit: subscriptions.durationUnit,
      endDate: subscriptions.endDate,
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.status, 'active'),
        lte(subscriptions.startDate, now),
        gt(subscriptions.endDate, now),
      ),
    );
  return plan?.endDate ? { name: planTitle(plan), endDate: plan.endDate.toISOString() } : null;
}

type MilkPlanRow = Omit<CustomerFacts['milkPlans'][number], 'rhythm'> & { rhythm: Rhythm; weekdays: number[] };

/** The module `milk` is on a higher level, so its table is read by name. */
async function listMilkPlans(db: Db, userId: string, now: Date): Promise<CustomerFacts['milkPlans']> {
  const { rows } = await db.execute<MilkPlanRow>(sql`
    select plan.id as "_id", ${products.name} as "productName", plan.packs, plan.rhythm, plan.weekdays,
      plan.start_date::text as "startDate", plan.end_date::text as "endDate"
    from milk_plans plan join ${products} on ${products.id} = plan.product_id
    where plan.user_id = ${userId} and (plan.end_date is null or plan.end_date >= ${indiaDate(now)}::date)
    order by plan.start_date, plan.id`);
  return rows.map(({ rhythm, weekdays, ...plan }) => ({ ...plan, rhythm: rhythmText({ rhythm, weekdays }) }));
}
