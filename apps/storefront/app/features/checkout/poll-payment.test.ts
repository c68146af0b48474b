import type { Api } from '@subah/contract/client/api-client';
import type { PaymentState } from '@subah/contract/payments/payments';
import { expect, test, vi } from 'vitest';
import { pollPayment } from './poll-payment.ts';

const state = (status: PaymentState['status']) => ({ subjectId: 'order', status }) as PaymentState;

function stubApi(responses: (PaymentState | Error)[]) {
  const calls: string[] = [];
  const api = async (call: string) => {
    calls.push(call);
    const response = responses.shift() ?? state('pending');
    if (response instanceof Error) throw response;
    return { data: call.startsWith('POST') ? [response] : response };
  };
  const onSlow = vi.fn();
  const abort = new AbortController();
  const poll = (wait: () => Promise<void> = async () => undefined) =>
    pollPayment(api as unknown as Api, 'order', { signal: abort.signal, onSlow, wait });
  return { calls, onSlow, abort, poll };
}

test('returns a completed payment after the first poll', async () => {
  const { poll, calls } = stubApi([state('completed')]);
  expect(await poll()).toMatchObject({ status: 'completed' });
  expect(calls).toEqual(['POST payment/find']);
});

test('polls again after an error and while the payment is pending', async () => {
  const { poll, calls } = stubApi([new TypeError('network'), state('pending'), state('pending'), state('sent_back')]);
  expect(await poll()).toMatchObject({ status: 'sent_back' });
  expect(calls).toEqual([
    'POST payment/find',
    'GET payment/{id}/status',
    'GET payment/{id}/status',
    'POST payment/find',
  ]);
});

test('reports a slow payment once and stops on abort', async () => {
  const { poll, onSlow, abort } = stubApi([]);
  let polls = 0;
  const result = poll(async () => {
    polls += 1;
    if (polls === 15) abort.abort();
  });
  expect(await result).toBeNull();
  expect(onSlow).toHaveBeenCalledTimes(1);
});
