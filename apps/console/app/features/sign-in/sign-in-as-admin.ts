import { type Api, ApiError } from '@subah/contract/client/api-client';
import { readToken, type TokenStore } from '@subah/contract/client/browser-session';
import type { Credentials } from './validate-credentials.ts';

const FAILED = 'Login failed. Please try again.';

/** The message of an ApiError whose response had none. */
const DEFAULT_MESSAGE = new ApiError(0, {}).message;

/** Returns an error message, or null when an admin is signed in. */
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

/** The server has opened a session for a customer, who must not stay signed in here. */
async function endSession(api: Api, refreshToken: string): Promise<void> {
  try {
    await api('POST logout', { body: { refreshToken } });
  } catch {
    // The session expires by itself.
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.message !== DEFAULT_MESSAGE) return error.message;
  return error.status >= 500 ? FAILED : 'Please enter correct credentials.';
}
