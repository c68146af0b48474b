import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { accessTokens } from '@subah/server/modules/accounts/index';
import { type Database, inTransaction } from '@subah/server/platform/database/database';
import { newId } from '@subah/server/platform/database/new-id';
import { sql } from 'drizzle-orm';

export const LINES = 3;

/** The shop must be started with this environment, so that the buyers are signed in and may send many requests. */
export const BUYERS_ENVIRONMENT = { AUTH_SECRET: 'a secret for one benchmark run only', RATE_LIMITS: 'off' };

export type Buyer = { token: string; addressId: string; cartId: string };

let mobiles = 0;

/** The calls of a purchase. */
export function openPurchases(address: string, connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const send = (buyer: Buyer | undefined, call: string, body: unknown): Promise<void> => {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${buyer?.token}` };
      const request = http.request(`${address}/api/${call}`, { agent, method: 'POST', headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${call}: ${text}`))));
      });
      request.on('error', reject);
      request.end(JSON.stringify(body));
    });
  };

  const place = (buyer: Buyer | undefined): Promise<void> => {
    return send(buyer, 'payment/order', { addressId: buyer?.addressId, paymentMode: 'COD', tip: 0 });
  };

  const quote = (buyer: Buyer | undefined): Promise<void> => {
    return send(buyer, 'cart/quote', { addressId: buyer?.addressId });
  };

  const fillCart = (buyer: Buyer | undefined, goods: string[], at: number): Promise<void> => {
    const productIds = Array.from({ length: LINES }, (_, step) => goods[(at * 7 + step * 31) % goods.length]);
    return send(
      buyer,
      'cart/add',
      [...new Set(productIds)].map((productId) => ({ productId, quantity: 1 })),
    );
  };

  const buy = async (buyer: Buyer | undefined, goods: string[], at: number): Promise<void> => {
    await fillCart(buyer, goods, at);
    await quote(buyer);
    await place(buyer);
  };

  return { buy, fillCart, quote, place, close: () => agent.destroy() };
}

/** Enough of everything that can be bought without a prescription. */
export async function fillShelves({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`update products set stock = 1000000
    where catalog in ('grocery', 'milk', 'fruits') and is_available and deleted_at is null returning id`);
  return rows.map(({ id }) => id);
}

/** Signed-in customers with an address and an empty cart. */
export async function insertBuyers({ db }: Database, count: number): Promise<Buyer[]> {
  const { sign } = accessTokens(BUYERS_ENVIRONMENT.AUTH_SECRET, () => new Date());
  const buyers = Array.from({ length: count }, () => ({
    id: newId(),
    sessionId: newId(),
    addressId: newId(),
    cartId: newId(),
    mobile: `7${String(mobiles++).padStart(9, '0')}`,
  }));
  const list = sql`jsonb_to_recordset(${JSON.stringify(buyers)}::jsonb)
    as b(id uuid, "sessionId" uuid, "addressId" uuid, "cartId" uuid, mobile text)`;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into users (id, name, email, mobile, password_hash, verified_at)
      select id, 'Buyer', id || '@subah.example', mobile, '', now() from ${list}`);
    await tx.execute(sql`insert into refresh_tokens (id, user_id, family_id, token_hash, expires_at)
      select gen_random_uuid(), id, "sessionId", id::text, now() + interval '1 day' from ${list}`);
    await tx.execute(sql`insert into addresses (id, user_id, name, phone, street, city, state, pincode)
      select "addressId", id, 'Buyer', mobile, '7, Gali 3', 'Mandideep', 'Madhya Pradesh', '462046' from ${list}`);
    await tx.execute(sql`insert into carts (id, user_id) select "cartId", id from ${list}`);
    await tx.execute(sql`analyze users, carts, cart_lines, addresses, refresh_tokens`);
  });
  return buyers.map(({ id, sessionId, addressId, cartId, mobile }) => {
    const user = { id, role: 'customer', name: 'Buyer', email: `${id}@subah.example`, mobile } as const;
    return { token: sign(user, sessionId), addressId, cartId };
  });
}

/** Waits until the jobs after the orders are done. */
export async function finishJobs({ db }: Database): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job('invoices:number')`);
  for (;;) {
    const { rows } = await db.execute<{ waiting: number }>(sql`select
      (select count(*)::int from invoices where number is null) +
      (select count(*)::int from order_mails where sent_at is null) as waiting`);
    if (rows[0]?.waiting === 0) return;
    await wait(200);
  }
}
