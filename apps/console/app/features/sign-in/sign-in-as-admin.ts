import { type Api, ApiError } from '@subah/contract/client/api-client';
import { readToken, type TokenStore } from '@subah/contract/client/browser-session';
import type { Credentials } from './check-credentials.ts';

const FAILED = 'Login failed. Please try again.';

/** What an ApiError says when the server said nothing. */
const UNSAID = new ApiError(0, {}).message;

/** Answers what went wrong in words for the person, or null when an admin is signed in. */
export async function signInAsAdmin(
  { api, tokens }: { api: Api; tokens: Pick<TokenStore, 'save'> },
  credentials: Credentials,
): Promise<string | null> {
  try {
    const { data } = await api('POST login', { body: credentials });
    if (!data?.accessToken) return FAILED;
    const role = readToken(data.accessToken)?.user.role ?? data.user?.role;
    if (role !== 'admin') {
      await endSession(api, data.refreshToken);
      return 'Access denied. Only admin can log in.';
    }
    tokens.save(data, data.user);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** The server opened a session for somebody who may not come in; nobody is left who could end it later. */
async function endSession(api: Api, refreshToken: string): Promise<void> {
  try {
    await api('POST logout', { body: { refreshToken } });
  } catch {
    // The refusal is what the person has to read; the session runs out by itself.
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.message !== UNSAID) return error.message;
  return error.status >= 500 ? FAILED : 'Please enter correct credentials.';
}
