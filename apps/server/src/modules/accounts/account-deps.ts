import type { Deps } from '../../deps.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'pictures'> & { tokens: AccessTokens };
