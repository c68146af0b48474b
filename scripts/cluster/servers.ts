import { call, type Environment, type RunningShop, startShop, stopShop } from '../drill/shop.ts';
import type { PostgresServer } from './database.ts';
import { waitUntil } from './wait-until.ts';

const ADMIN = { mobile: '9876543212', password: 'admin123' };

export type ShopServers = {
  start: (at: number) => Promise<void>;
  stop: (at: number, signal: NodeJS.Signals) => Promise<void>;
  /** Seconds until no server, or every server, reads from the replica. */
  whenReplica: (replica: PostgresServer, state: ReplicaState) => Promise<number>;
  /** Seconds until every server shows a new price. */
  changePrice: () => Promise<number>;
  stopAll: () => Promise<void>;
};

type ReplicaState = 'ready' | 'behind' | 'promoted' | 'away';

export function createServers(environment: Environment, ports: number[], log: number): ShopServers {
  const running = new Map<number, RunningShop>();
  let pricePaise = 0;
  let adminToken = '';
  const addresses = () => [...running.values()].map(({ address }) => address);
  const start = async (at: number): Promise<void> => {
    running.set(at, await startShop(environment, { port: ports[at], log }));
  };
  const stop = async (at: number, signal: NodeJS.Signals): Promise<void> => {
    const server = running.get(at);
    running.delete(at);
    if (server) await stopShop(server, signal);
  };
  return {
    start,
    stop,
    whenReplica: (replica, state) =>
      waitUntil(`${replica.name} is ${state} for every server`, async () => {
        const states = await Promise.all(addresses().map((address) => readReplicaState(address, replica)));
        return states.length === ports.length && states.every((found) => found === state);
      }),
    changePrice: async () => {
      const [first = ''] = addresses();
      adminToken ||= (await call(first, 'POST', '/api/login', undefined, ADMIN)).data.accessToken;
      const { data: products } = await call(first, 'GET', '/api/promotions/superdeal?limit=24');
      const product = products[0];
      pricePaise = pricePaise === 100 ? 200 : 100;
      const price = pricePaise / 100;
      await call(first, 'PATCH', `/api/admin/products/${product._id}`, adminToken, { price });
      return waitUntil(
        'every server shows the new price',
        async () => {
          const found = await Promise.all(
            addresses().map((address) => call(address, 'GET', `/api/products/${product._id}`)),
          );
          return found.every(({ data }) => data.price === price);
        },
        5,
      );
    },
    stopAll: async () => {
      await Promise.all([...running.keys()].map((at) => stop(at, 'SIGTERM')));
    },
  };
}

/** From the metrics: `database_replica_ready{replica="127.0.0.1:5433",state="ready"} 1`. */
async function readReplicaState(address: string, { port }: PostgresServer): Promise<string | undefined> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return new RegExp(`database_replica_ready\\{replica="127.0.0.1:${port}",state="(\\w+)"\\}`).exec(text)?.[1];
}

/** Enough of a few products for every order of the test. */
export async function fillShelves(address: string): Promise<string[]> {
  const { data } = await call(address, 'POST', '/api/login', undefined, ADMIN);
  const { data: products } = await call(address, 'GET', '/api/promotions/superdeal?limit=12');
  const ids = products.map(({ _id }: { _id: string }) => _id);
  for (const id of ids)
    await call(address, 'PATCH', `/api/admin/products/${id}`, data.accessToken, { stockChange: 100_000 });
  return ids;
}
