import type { referralEndpoints } from '@subah/contract/referral/referral';
import { referralAnswers } from '@subah/messages/api/accounts';
import { REFERRAL_COINS } from '@subah/rules/referral/referral';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { canUseCode, useCode } from './use-code.ts';

export function referralRoutes(deps: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof referralEndpoints> {
  return {
    'GET referral/my': async ({ user }) => ({ data: { canUseCode: await canUseCode(deps.db, user.id) } }),
    'POST referral/use': async ({ user, body, t }) => {
      await useCode(deps, user.id, body.code);
      return {
        data: { coinsAfterFirstDelivery: REFERRAL_COINS },
        message: t(referralAnswers.codeUsed, { coins: REFERRAL_COINS }),
      };
    },
  };
}
