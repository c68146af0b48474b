import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, withValues } from './message.ts';

/** The milk page and the page of a dairy. */
export const dairy = {
  choose: { en: 'Choose your dairy', hi: 'अपनी डेयरी चुनें' },
  loadFailed: { en: 'Failed to fetch categories.', hi: 'डेयरियाँ लोड नहीं हो पाईं' },
  nothingFound: { en: 'No products found.', hi: 'कोई सामान नहीं मिला' },
  bannerEyebrow: { en: 'From dairies near you', hi: 'आपके पास की डेयरियों से' },
  openNow: { en: 'Open Now 8AM – 11PM (Today)', hi: 'अभी खुला है · सुबह 8 से रात 11 बजे' },
  closed: { en: 'Closed · Opens 8 AM', hi: 'बंद है · सुबह 8 बजे खुलेगा' },
  description: withValues<DeliveryTexts & { name: string; address: string }>({
    en: ({ name, address, windows }) =>
      `Milk and milk products of ${name}, ${address}. Quality tested, home delivery ${windows}.`,
    hi: ({ name, address, windows }) => `${name}, ${address} का दूध और डेयरी का सामान। जाँचा-परखा, ${windows} आपके घर।`,
  }),
  productsOf: withValues<{ name: string }>({
    en: ({ name }) => `Products of ${name}`,
    hi: ({ name }) => `${name} का सामान`,
  }),
} satisfies Messages;
