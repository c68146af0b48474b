import type { Messages } from './message.ts';

/** Signing in and out, on the frame and on account pages. */
export const session = {
  signIn: { en: 'SIGN IN', hi: 'साइन इन करें' },
  signInFirst: { en: 'Please sign in first', hi: 'पहले साइन इन करें' },
  logOut: { en: 'Logout', hi: 'लॉग आउट' },
  signedOut: { en: 'Signed out', hi: 'आप लॉग आउट हो गए' },
} satisfies Messages;
