import type { announcementsEndpoints } from '@subah/contract/shop/announcements';
import type { homeCardsEndpoints } from '@subah/contract/shop/home-cards';
import type { shopFactsEndpoints } from '@subah/contract/shop/shop-facts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { changeAnnouncement, createAnnouncement, deleteAnnouncement, listAnnouncements } from './announcements.ts';
import { deleteHomeCard, listHomeCards, saveHomeCard } from './home-cards.ts';
import { readShopFacts, saveShopFacts } from './shop-facts.ts';

type ShopCalls =
  | keyof typeof shopFactsEndpoints
  | keyof typeof announcementsEndpoints
  | keyof typeof homeCardsEndpoints;

export const shopRoutes = (deps: Pick<Deps, 'db' | 'pictures'>): Pick<Handlers, ShopCalls> => ({
  'GET admin/settings': async () => ({ data: await readShopFacts(deps.db) }),
  'PUT admin/settings': async ({ body: { readAs, ...facts }, user }) => ({
    data: await saveShopFacts(deps, { facts, readAs, actorId: user.id }),
    message: 'Successfully updated',
  }),
  'GET announcements': async () => ({ data: await listAnnouncements(deps.db), nextCursor: null }),
  'GET admin/announcements': async () => ({ data: await listAnnouncements(deps.db), nextCursor: null }),
  'POST admin/announcements': async ({ user, body }) => ({
    data: await createAnnouncement({ ...deps, actorId: user.id }, body),
    message: 'Announcement added',
  }),
  'PUT admin/announcements/{id}': async ({ user, params, body }) => ({
    data: await changeAnnouncement({ ...deps, actorId: user.id }, params.id, body),
    message: 'Announcement updated',
  }),
  'DELETE admin/announcements/{id}': async ({ user, params }) => {
    await deleteAnnouncement({ ...deps, actorId: user.id }, params.id);
    return { message: 'Announcement deleted' };
  },
  'GET home-cards': async () => ({ data: await listHomeCards(deps.db, { onlyShown: true }), nextCursor: null }),
  'GET admin/home-cards': async () => ({ data: await listHomeCards(deps.db, { onlyShown: false }), nextCursor: null }),
  'POST admin/home-cards': async ({ user, body, files }) => ({
    data: await saveHomeCard(deps, { form: body, image: files.image, actorId: user.id }),
    message: 'Successfully created',
  }),
  'PUT admin/home-cards/{id}': async ({ user, params, body: { readAs, ...form }, files }) => ({
    data: await saveHomeCard(deps, { id: params.id, form, readAs, image: files.image, actorId: user.id }),
    message: 'Successfully updated',
  }),
  'DELETE admin/home-cards/{id}': async ({ user, params }) => {
    await deleteHomeCard(deps, params.id, user.id);
    return { message: 'Successfully deleted' };
  },
});
