import { type StaffMessages, withValues } from './message.ts';

export const shell = {
  skipToContent: { en: 'Skip to content' },
  sections: { en: 'Sections' },
  waiting: { en: 'waiting' },
  findLabel: { en: 'Find orders, customers, products and sections' },
  findAnything: { en: 'Find anything' },
  findKeys: { en: 'Ctrl K' },
  results: { en: 'Results' },
  nothingFound: withValues<{ text: string }>({ en: ({ text }) => `Nothing found for “${text}”.` }),

  notices: { en: 'Notices on this device' },
  noticesBlocked: { en: 'The browser blocks notices. Allow them in its settings.' },
  noticesOnToast: { en: 'You are told about new orders on this device.' },
  noticesOffToast: { en: 'No more notices on this device.' },
  sound: { en: 'Sound for new work' },
  newOrders: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 new order' : `${count} new orders`),
  }),
  welcomeAdmin: { en: 'Welcome Admin' },
  welcome: withValues<{ name: string }>({ en: ({ name }) => `Welcome ${name}` }),

  newOrderToast: withValues<{ name: string; amount: string }>({
    en: ({ name, amount }) => `New order: ${name}, ${amount}`,
  }),
  newPrescription: { en: 'New prescription to check' },
  newCallRequest: { en: 'New call request' },
  newMessage: { en: 'New message' },
  runningLow: { en: 'A product is running low' },
  newClaim: { en: 'New return or freshness credit' },
  newPickUp: { en: 'Returned goods to pick up' },
  recalledOrder: { en: 'An order has recalled packs' },
  newDispute: { en: "A customer's bank asks for money back" },

  signInAgain: { en: 'Please sign in again' },
  sessionEnded: { en: 'Your session has ended. What you typed is still there.' },
  leavePage: { en: 'Leave the page' },
  notFoundTitle: { en: 'Page Not Found' },
  notFoundText: { en: 'The requested page could not be found.' },
  goHome: { en: 'Go Home' },
} satisfies StaffMessages;
