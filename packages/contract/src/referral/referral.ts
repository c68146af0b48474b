import { accountInputs } from '@subah/messages/api/accounts';
import { z } from 'zod';
import { data, endpoint } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';

export const referralEndpoints = {
  'GET referral/my': endpoint({
    audience: 'customer',
    summary: 'Whether the signed-in customer can still use a friend’s referral code',
    response: data(z.strictObject({ canUseCode: z.boolean() })),
  }),
  'POST referral/use': endpoint({
    audience: 'customer',
    summary: 'Use a friend’s referral code that was not given at sign-up; counts before the first delivery',
    body: z.object({
      code: z.string().trim().toUpperCase().min(1, inputText(accountInputs.referralCodeMissing)).max(20),
    }),
    response: data(z.strictObject({ coinsAfterFirstDelivery: z.number().int() })),
  }),
};
