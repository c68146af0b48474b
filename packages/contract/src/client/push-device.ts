import type { Api } from './api-client.ts';

/** `blocked`: the person has refused notices of this site in the browser. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off';
}

/** Asks for the permission of the browser, so it must be called by a press. Returns the new state. */
export async function turnPushOn(api: Api, options: { isForWork?: boolean } = {}): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const { publicKey } = (await api('GET notices/choices')).data;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribe(pushManager, publicKey);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api('PUT notices/device', { body: { endpoint, keys: { p256dh, auth }, ...options } });
  return 'on';
}

export async function turnPushOff(api: Api): Promise<PushState> {
  const subscription = isSupported() ? await findSubscription() : null;
  if (subscription) {
    await api('DELETE notices/device', { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return readPushState();
}

/** At sign-out: the next person on this device must not read the notices. The server forgets it with the next message. */
export async function forgetPushDevice(): Promise<void> {
  try {
    if (isSupported()) await (await findSubscription())?.unsubscribe();
  } catch {
    // Browsers that block storage also refuse to look.
  }
}

/** A subscription made with former keys of the shop is replaced. */
async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}
