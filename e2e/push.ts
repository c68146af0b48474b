import { expect, type Page } from '@playwright/test';

type Registration = { registrationId: string; isDeleted: boolean; scopeURL: string };

/** Hands a message to the service worker of the page, as the push service would. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrations: Registration[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => registrations.push(...found));
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await expect.poll(() => workerState(page)).toBe('activated');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: registrations[0]?.registrationId ?? '',
    data: JSON.stringify(message),
  });
  await session.detach();
}

/** A worker that is still starting loses messages. */
const workerState = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

/** Titles and texts of the notices that are shown on the device. */
export const shownNotices = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/** Counts how often the page asks for the permission, which it then refuses. */
export async function countQuestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { questions: number };
    counted.questions = 0;
    Notification.requestPermission = async () => {
      counted.questions += 1;
      return 'denied';
    };
  });
  return () => page.evaluate(() => (window as unknown as { questions: number }).questions);
}
