import type { FastifyRequest } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import { type Authenticated, createSessionLoader } from './session.queries.ts';

/** Finds the user of a request by its bearer token while the session lasts, with the role that the account has now. */
export function createAuthenticator(deps: Pick<AccountDeps, 'db' | 'tokens' | 'clock'>) {
  const sessions = createSessionLoader(deps.db, deps.clock);
  return async (request: FastifyRequest): Promise<Authenticated | undefined> => {
    const claims = readBearer(deps, request);
    return claims && sessions.load({ userId: claims.user.id, sessionId: claims.sessionId });
  };
}

export function readBearer({ tokens }: Pick<AccountDeps, 'tokens'>, request: FastifyRequest) {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? tokens.read(token) : undefined;
}

/** The counterpart of the logged refusals. */
export function logSignIn<Session extends { user: { id: string } }>(
  request: FastifyRequest,
  session: Session,
): Session {
  const entry = { requestId: request.id, userId: session.user.id, route: request.routeOptions.url, ip: request.ip };
  request.log.info(entry, 'signed in');
  return session;
}
