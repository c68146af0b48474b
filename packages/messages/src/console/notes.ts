import type { StaffMessages } from './message.ts';

export const notes = {
  saveFailed: { en: 'Failed to save the note' },
  hint: { en: 'Only staff see it' },
  add: { en: 'Add note' },
} satisfies StaffMessages;
