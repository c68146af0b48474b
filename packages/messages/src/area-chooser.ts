import { type Messages, plural, withValues } from './message.ts';

export const areaChooser = {
  delivering: withValues<{ area: string }>({
    en: ({ area }) => `Delivering to ${area}`,
    hi: ({ area }) => `डिलीवरी ${area} में होगी`,
  }),
  areaOrPincode: { en: 'Area or pincode', hi: 'इलाका या पिनकोड' },
  example: withValues<{ area: string; pincode: string }>({
    en: ({ area, pincode }) => `${area} or ${pincode}`,
    hi: ({ area, pincode }) => `${area} या ${pincode}`,
  }),
  nothingFound: { en: 'No area found', hi: 'कोई इलाका नहीं मिला' },
  notLoaded: {
    en: 'We could not load the areas. Please open the page again.',
    hi: 'इलाके लोड नहीं हुए। पेज दोबारा खोलें।',
  },
  notDelivered: withValues<{ typed: string }>({
    en: ({ typed }) => `We don't deliver to “${typed}” yet. Try a colony or a pincode near you.`,
    hi: ({ typed }) => `“${typed}” में अभी डिलीवरी नहीं है। पास की कॉलोनी या पिनकोड लिखकर देखें।`,
  }),
  areaCount: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 area', other: `${count} areas` }),
    hi: ({ count }) => plural.hi(count, { one: `${count} इलाका`, other: `${count} इलाके` }),
  }),
} satisfies Messages;
