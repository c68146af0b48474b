import { endSession } from '@subah/contract/browser-session';
import type { Api } from '@subah/contract/client';
import { announce } from '../../lib/announce.ts';
import { tokens } from '../../lib/session.ts';

export async function signOut(api: Api): Promise<void> {
  const ended = endSession(tokens, api);
  announce('Signed out');
  await ended;
}
