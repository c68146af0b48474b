import { type Messages, plural, withValues } from '../message.ts';

type List = { name: string };

export const shoppingListMail = {
  subject: withValues<List>({
    en: ({ name }) => `Time for your list “${name}”?`,
    hi: ({ name }) => `“${name}” वाली लिस्ट मँगानी है?`,
  }),
  paragraph: withValues<List & { count: number }>({
    en: ({ name, count }) =>
      `Your list “${name}” has ${plural.en(count, { one: '1 product', other: `${count} products` })}. Open it and one tap puts everything that is in stock into your cart. Nothing is ordered until you check out.`,
    hi: ({ name, count }) =>
      `आपकी लिस्ट “${name}” में ${count} सामान ${plural.hi(count, { one: 'है', other: 'हैं' })}। इसे खोलें, जो स्टॉक में है वह एक टैप में कार्ट में आ जाएगा। ऑर्डर तभी होगा जब आप करेंगे।`,
  }),
  short: {
    en: 'One tap puts everything in stock into your cart.',
    hi: 'जो स्टॉक में है, एक टैप में कार्ट में डालें।',
  },
  stop: {
    en: 'You asked for this reminder. You can change or stop it on the page of your lists.',
    hi: 'यह याद आपने लगाई थी। अपनी लिस्ट के पेज पर इसे बदल या बंद कर सकते हैं।',
  },
  open: { en: 'Open my list', hi: 'मेरी लिस्ट खोलें' },
} satisfies Messages;
