import type { accountsEndpoints, SessionUser } from '@subah/contract/accounts';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../platform/http/handlers.ts';
import { endTokenFamilyOf } from './accounts.queries.ts';
import { refreshSession } from './refresh-session.ts';
import { type AccountDeps, signIn } from './sign-in.ts';
import { hashToken } from './tokens.ts';

export const accountsRoutes = (deps: AccountDeps): Pick<Handlers, keyof typeof accountsEndpoints> => ({
  'POST login': async ({ body }) => ({ data: await signIn(deps, body), message: 'Signed in successfully!' }),
  'POST refresh-token': async ({ body }) => {
    const session = await refreshSession(deps, body.refreshToken);
    return { ...session, data: session };
  },
  'POST logout': async ({ body }) => {
    await endTokenFamilyOf(deps.db, hashToken(body.refreshToken));
    return { message: 'Signed out.' };
  },
});

/** Who sends this request, by its bearer token. */
export const identifyBy =
  ({ tokens }: Pick<AccountDeps, 'tokens'>) =>
  async (request: FastifyRequest): Promise<SessionUser | undefined> => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    return scheme?.toLowerCase() === 'bearer' && token ? tokens.read(token) : undefined;
  };
