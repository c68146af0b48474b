import type { StaffMessages } from './message.ts';

export const notes = {
  add: { en: 'Add note' },
} satisfies StaffMessages;
