import type { Messages } from './message.ts';

export const shopAddress = {
  name: { en: 'Subah', hi: 'सुबह' },
  street: { en: 'Station Road', hi: 'स्टेशन रोड' },
  town: { en: 'Mandideep', hi: 'मंडीदीप' },
  state: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
} satisfies Messages;
