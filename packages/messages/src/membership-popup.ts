import type { Messages } from './message.ts';

export const membershipPopup = {
  title: { en: 'Our membership', hi: 'हमारी मेंबरशिप' },
  dismiss: { en: 'Dismiss', hi: 'बंद करें' },
  picture: {
    en: 'Milk, curd, ghee and medicines before a rising sun, with a crown above it',
    hi: 'उगते सूरज के सामने दूध, दही, घी और दवाइयाँ, ऊपर ताज',
  },
  offer: {
    en: 'Free delivery on smaller carts, and money off medicines and blood tests, every day of your plan.',
    hi: 'छोटी कार्ट पर भी मुफ़्त डिलीवरी, और दवाइयों व ब्लड टेस्ट पर रोज़ छूट।',
  },
  getMembership: { en: 'Get Membership', hi: 'मेंबरशिप लें' },
  close: { en: 'Close', hi: 'बंद करें' },
} satisfies Messages;
