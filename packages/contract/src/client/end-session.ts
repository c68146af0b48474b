import type { Api } from './api-client.ts';
import type { TokenStore } from './browser-session.ts';
import { forgetPushDevice } from './push-device.ts';

export async function endSession(tokens: TokenStore, api: Api): Promise<void> {
  const refreshToken = tokens.refreshToken();
  tokens.clear();
  void forgetPushDevice();
  if (!refreshToken) return;
  // Best effort: without a response the session expires on the server.
  await api('POST logout', { body: { refreshToken } }).catch(() => undefined);
}
