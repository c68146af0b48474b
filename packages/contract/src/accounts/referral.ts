import { z } from 'zod';
import { data, endpoint } from '../endpoint.ts';

export const referralEndpoints = {
  'GET referral/my': endpoint({
    who: 'customer',
    summary: 'Whether the signed-in customer can still use a friend’s referral code',
    answer: data(z.strictObject({ canUseCode: z.boolean() })),
  }),
  'POST referral/use': endpoint({
    who: 'customer',
    summary: 'Use a friend’s referral code that was not given at sign-up; counts before the first delivery',
    body: z.object({ code: z.string().trim().toUpperCase().min(1, 'Enter a referral code.').max(20) }),
    answer: data(z.strictObject({ coinsAfterFirstDelivery: z.number().int() })),
  }),
};
