import type { Api } from '@subah/contract/client/api-client';
import type { PaymentState } from '@subah/contract/payments/payments';
import { expect, test, vi } from 'vitest';
import { pollPayment } from './poll-payment.ts';

const state = (status: PaymentState['status']) => ({ subjectId: 'order', status }) as PaymentState;

function aShop(answers: (PaymentState | Error)[]) {
  const calls: string[] = [];
  const api = async (call: string) => {
    calls.push(call);
    const answer = answers.shift() ?? state('pending');
    if (answer instanceof Error) throw answer;
    return { data: call.startsWith('POST') ? [answer] : answer };
  };
  const onSlow = vi.fn();
  const abort = new AbortController();
  const watch = (wait: () => Promise<void> = async () => undefined) =>
    pollPayment(api as unknown as Api, 'order', { signal: abort.signal, onSlow, wait });
  return { calls, onSlow, abort, watch };
}

test('a payment that was completed meanwhile is known at once', async () => {
  const { watch, calls } = aShop([state('completed')]);
  expect(await watch()).toMatchObject({ status: 'completed' });
  expect(calls).toEqual(['POST payment/find']);
});

test('a lost answer and a payment on its way are asked about again', async () => {
  const { watch, calls } = aShop([new TypeError('network'), state('pending'), state('pending'), state('sent_back')]);
  expect(await watch()).toMatchObject({ status: 'sent_back' });
  expect(calls).toEqual([
    'POST payment/find',
    'GET payment/{id}/status',
    'GET payment/{id}/status',
    'POST payment/find',
  ]);
});

test('a long wait is told, and leaving ends it', async () => {
  const { watch, onSlow, abort } = aShop([]);
  let turns = 0;
  const ended = watch(async () => {
    turns += 1;
    if (turns === 15) abort.abort();
  });
  expect(await ended).toBeNull();
  expect(onSlow).toHaveBeenCalledTimes(1);
});
