import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OpeningChecklist } from './opening-checklist.tsx';

const proof = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
};

test('finishes the test payment on the way back from the payment page and ticks it off', async () => {
  let isDone = false;
  const calls = mockApi({
    'GET admin/opening': () => ({
      body: { data: { openedAt: null, steps: [{ step: 'payments', isDone }], missing: [] } },
    }),
    'POST admin/opening/test-payment/verify': () => {
      isDone = true;
      return { body: { message: 'The test payment worked.' } };
    },
  });
  const back = new URLSearchParams({ payment: 'succeeded', purpose: 'test', ...proof });
  const screen = await renderScreen(<OpeningChecklist />, `?${back}`);
  await expect.element(screen.getByText('The test payment worked.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Payment keys.*done/ })).toBeVisible();
  await expect.poll(() => screen.search()).toBe('');
  const verified = calls.filter(({ call }) => call === 'POST admin/opening/test-payment/verify');
  expect(verified.map(({ body }) => body)).toEqual([proof]);
});

const openShop = (hasOrders: boolean) => () => ({
  body: { data: { openedAt: '2026-11-17T04:00:00.000Z', steps: [{ step: 'order', isDone: hasOrders }], missing: [] } },
});

test('stays after the opening until the first order', async () => {
  mockApi({ 'GET admin/opening': openShop(false) });
  const screen = await renderScreen(<OpeningChecklist />);
  await expect.element(screen.getByRole('heading', { name: 'Your shop is open · 0 of 1 done' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the shop' }).query()).toBeNull();
});

test('is gone after the first order', async () => {
  const calls = mockApi({ 'GET admin/opening': openShop(true) });
  const screen = await renderScreen(<OpeningChecklist />);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.getByRole('heading').query()).toBeNull();
});

test('puts the test buttons under the texts of their steps on a phone', async () => {
  await page.viewport(360, 640);
  const steps = ['payments', 'mail'].map((step) => ({ step, isDone: false }));
  mockApi({ 'GET admin/opening': () => ({ body: { data: { openedAt: null, steps, missing: [] } } }) });
  const screen = await renderScreen(<OpeningChecklist />);
  await expect.element(screen.getByRole('link', { name: /Payment keys/ })).toBeVisible();
  const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left;
  for (const step of screen.getByRole('listitem').elements()) {
    expect(leftOf(step.querySelector('button') ?? undefined)).toBe(leftOf(step.querySelector('a') ?? undefined));
  }
});
