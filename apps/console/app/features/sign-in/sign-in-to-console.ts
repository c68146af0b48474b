import { type Api, ApiError, type ResponseBody } from '@subah/contract/client/api-client';
import { readToken, type TokenStore } from '@subah/contract/client/browser-session';
import { t } from '@subah/messages/console/message';
import { signIn as texts } from '@subah/messages/console/sign-in';
import { CONSOLE_ROLES } from '../../lib/api/console-roles.ts';
import type { Credentials } from './validate-credentials.ts';

const FAILED = t(texts.failed);

/** The message of an ApiError whose response had none. */
const DEFAULT_MESSAGE = new ApiError(0, {}).message;

type Session = { api: Api; tokens: Pick<TokenStore, 'save'> };

/** `challenge`: the password was right, and the second step is due. */
export type SignInOutcome = { state: 'signed-in' } | { state: 'code'; challenge: string } | Refusal;
type Refusal = { state: 'refused'; message: string; isOver?: boolean };

export async function signInToConsole(session: Session, credentials: Credentials): Promise<SignInOutcome> {
  try {
    return await acceptStaff(session, await session.api('POST login', { body: credentials }));
  } catch (error) {
    const challenge = error instanceof ApiError && error.code === 'TWO_STEP_REQUIRED' && error.details.challenge;
    return typeof challenge === 'string' ? { state: 'code', challenge } : refusal(error);
  }
}

/** The second step. `isOver`: the challenge has expired, so the password is needed again. */
export async function signInWithCode(
  session: Session,
  { challenge, code }: { challenge: string; code: string },
): Promise<SignInOutcome> {
  try {
    return await acceptStaff(session, await session.api('POST login/two-step', { body: { challenge, code } }));
  } catch (error) {
    return { ...refusal(error), isOver: error instanceof ApiError && error.code === 'TWO_STEP_EXPIRED' };
  }
}

async function acceptStaff({ api, tokens }: Session, { data }: ResponseBody<'POST login'>): Promise<SignInOutcome> {
  if (!data?.accessToken) return { state: 'refused', message: FAILED };
  const role = readToken(data.accessToken)?.user.role ?? data.user?.role;
  if (!CONSOLE_ROLES.some((allowed) => allowed === role)) {
    await endSession(api, data.refreshToken);
    return { state: 'refused', message: t(texts.accessDenied) };
  }
  tokens.save(data, data.user);
  return { state: 'signed-in' };
}

/** The server has opened a session for a customer, who must not stay signed in here. */
async function endSession(api: Api, refreshToken: string): Promise<void> {
  try {
    await api('POST logout', { body: { refreshToken } });
  } catch {
    // The session expires by itself.
  }
}

const refusal = (error: unknown): Refusal => ({ state: 'refused', message: messageOf(error) });

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.message !== DEFAULT_MESSAGE) return error.message;
  return error.status >= 500 ? FAILED : t(texts.wrongCredentials);
}
