import type { contactEndpoints } from '@subah/contract/contact';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { newId } from '../../platform/new-id.ts';
import { contactMessages } from './contact.tables.ts';

export const contactRoutes = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, keyof typeof contactEndpoints> => ({
  'POST contact': async ({ body }) => {
    const id = newId();
    await db.insert(contactMessages).values({ id, ...body });
    return { data: { _id: id }, message: 'Thank you. We will get back to you soon.' };
  },
});
