import { MOBILE_PATTERN } from '@subah/rules/accounts/mobile';
import { SHORTEST_PASSWORD } from '@subah/rules/accounts/password';
import { ROLES } from '@subah/rules/accounts/roles';
import { z } from 'zod';
import { data, endpoint, Id } from './endpoint.ts';

export const Mobile = z.string().trim().regex(MOBILE_PATTERN, 'Enter a valid 10-digit mobile number.');
export const Password = z.string().min(SHORTEST_PASSWORD, 'Password must be at least 6 characters.').max(200);

export const Login = z.object({ mobile: Mobile, password: Password });

/** What the access token says about its bearer, and what sign-in answers. */
export const SessionUser = z.strictObject({
  id: Id,
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
});
export type SessionUser = z.infer<typeof SessionUser>;

const Tokens = z.strictObject({ accessToken: z.string(), refreshToken: z.string() });
const RefreshToken = z.object({ refreshToken: z.string().min(1).max(500) });

export const accountsEndpoints = {
  'POST login': endpoint({
    who: 'any',
    summary: 'Sign in with mobile and password',
    body: Login,
    answer: data(Tokens.extend({ user: SessionUser })),
  }),
  'POST refresh-token': endpoint({
    who: 'any',
    summary: 'Exchange a refresh token for a new pair; the old one ends',
    body: RefreshToken,
    answer: Tokens.extend({ data: Tokens }),
  }),
  'POST logout': endpoint({
    who: 'any',
    summary: 'End the session that the refresh token belongs to',
    body: RefreshToken,
    answer: z.strictObject({ message: z.string() }),
  }),
};
