import type { Api } from '@subah/contract/client/api-client';
import { endSession } from '@subah/contract/client/end-session';
import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { announce } from '../../../lib/page/announce.ts';
import { tokens } from '../../../lib/session/session.ts';

export async function signOut(api: Api): Promise<void> {
  const ended = endSession(tokens, api);
  announce(t(navigation.signedOut));
  await ended;
}
