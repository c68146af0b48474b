import type { contactEndpoints } from '@subah/contract/contact/contact';
import { contactAnswers } from '@subah/messages/api/delivery';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { countAttempt, visitorLimit } from '../../platform/http/rate-limit.ts';
import { leaveMessage } from './leave-message.ts';
import { listMessages, markMessage } from './read-messages.ts';

export const contactRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
): Pick<Handlers, keyof typeof contactEndpoints> => ({
  'GET admin/messages': ({ query }) => listMessages(deps.db, query),
  'PATCH admin/messages/{id}': async ({ params, body, user }) => ({
    data: await markMessage(deps, { id: params.id, isDone: body.isDone, actorId: user.id }),
  }),
  'POST contact': async ({ body, request, t }) => {
    if (deps.settings.rateLimits) await countAttempt(deps.db, visitorLimit('messages', request.ip), deps.clock());
    return { data: { _id: await leaveMessage(deps.db, body) }, message: t(contactAnswers.received) };
  },
});
