import type { NotDeliveredReason } from '@subah/rules/delivery/handover';
import { createStore } from '../../lib/storage/external-store.ts';

type VisitWork =
  | { kind: 'delivered'; code: string; cash: number; upi: number; photo: Blob | null }
  | { kind: 'not-delivered'; reason: NotDeliveredReason; note: string };

type VisitStop = {
  stopId: string;
  /** For a refusal that arrives later. */
  name: string;
  orderIds: string[];
  milkIds: string[];
};

/** The pick-up is finished once, however often it is sent. */
type FinishedPickUp = { kind: 'pick-up'; pickUpId: string; name: string };

export type NewVisit = (VisitStop & VisitWork) | FinishedPickUp;

export type QueuedVisit = NewVisit & {
  /** Also the idempotency key: a visit that is sent twice counts once. */
  key: string;
  riderId: string;
  /** When the shop refused it. The rider must look at it. */
  error?: string;
};

const DATABASE = 'subah-rider';
const STORE = 'visits';

/** What waits to be sent, oldest first. IndexedDB keeps it, with photos, when the page is closed. */
export const visitQueue = createStore<readonly QueuedVisit[]>([]);

export const loadQueue = (riderId: string): Promise<void> =>
  // Another rider of the same phone must not send them.
  withStore('readonly', (store) => store.getAll()).then((all) =>
    visitQueue.set((all as QueuedVisit[]).filter((visit) => visit.riderId === riderId)),
  );

export async function saveVisit(visit: QueuedVisit): Promise<void> {
  const others = visitQueue.get().filter(({ key }) => key !== visit.key);
  visitQueue.set([...others, visit].sort((a, b) => a.key.localeCompare(b.key)));
  await withStore('readwrite', (store) => store.put(visit));
}

export async function removeVisit(key: string): Promise<void> {
  visitQueue.set(visitQueue.get().filter((visit) => visit.key !== key));
  await withStore('readwrite', (store) => store.delete(key));
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
