import { ApiError } from '@subah/contract/client/api-client';
import type { RiderDay } from '@subah/contract/rounds/rider';
import { browserApi } from '../../lib/api/browser-api.ts';
import { type QueuedVisit, removeVisit, saveVisit, visitQueue } from './visit-queue.ts';

/** The shop answered and will answer the same again. Other failures are worth another try. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 408, 429].includes(error.status);

/** Version 7: sorts by time, so that visits are sent in the order in which they were made. */
export function newVisitKey(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const random = crypto.getRandomValues(new Uint8Array(10));
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = (((random[2] ?? 0) & 0x3f) | 0x80).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(1, 4)}-${variant}${hex.slice(6, 8)}-${hex.slice(8, 20)}`;
}

/** `isQueued`: the rider was told that it is saved and has left the door. */
export async function sendVisit(visit: QueuedVisit, { isQueued }: { isQueued: boolean }): Promise<RiderDay> {
  if (visit.kind === 'pick-up') {
    return (await browserApi('POST rider/pick-ups/{id}/done', { params: { id: visit.pickUpId } })).data;
  }
  const params = { id: visit.stopId };
  const { key, orderIds, milkIds } = visit;
  if (visit.kind === 'not-delivered') {
    const body = { key, orderIds, milkIds, reason: visit.reason, note: visit.note };
    return (await browserApi('POST rider/stops/{id}/not-delivered', { params, body })).data;
  }
  const body = new FormData();
  const fields = { key, orderIds, milkIds, code: visit.code, cash: visit.cash, upi: visit.upi, isQueued };
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (visit.photo) body.set('photo', visit.photo, 'photo.jpg');
  return (await browserApi('POST rider/stops/{id}/delivered', { params, body })).data;
}

let sending: Promise<RiderDay | undefined> | undefined;

/** Sends what waits, one after another, until the network fails. Returns the day after the last one. */
export function sendWaiting(): Promise<RiderDay | undefined> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<RiderDay | undefined> {
  let day: RiderDay | undefined;
  for (const visit of visitQueue.get().filter(({ error }) => error === undefined)) {
    try {
      day = await sendVisit(visit, { isQueued: true });
    } catch (error) {
      if (!isRefusal(error)) return day;
      await saveVisit({ ...visit, error: error.message });
      continue;
    }
    await removeVisit(visit.key);
  }
  return day;
}
