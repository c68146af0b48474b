import { type StaffMessages, withValues } from './message.ts';

export const accounts = {
  hasLogin: { en: 'Has login' },
  addLogin: { en: 'Add login' },
  addLoginFor: withValues<{ name: string }>({ en: ({ name }) => `Add login for ${name}` }),
  signOutName: withValues<{ name: string }>({ en: ({ name }) => `Sign out ${name}` }),
  signOut: { en: 'Sign out' },
  signOutTitle: withValues<{ name: string }>({ en: ({ name }) => `Sign out ${name}?` }),
  signOutText: {
    en: 'All phones and computers are signed out, for example after a phone was lost. Signing in again needs the password.',
  },
  invitationExpired: { en: 'Invitation expired' },
  invited: { en: 'Invited' },
} satisfies StaffMessages;
