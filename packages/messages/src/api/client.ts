import type { Messages } from '../message.ts';

/** For answers without a sentence of the server. Every page loads this file. */
export const apiClient = {
  noRefreshToken: { en: 'No refresh token found', hi: 'कृपया दोबारा साइन इन करें।' },
  failed: {
    en: 'Something went wrong. Please try again.',
    hi: 'हमारी तरफ़ से कुछ गड़बड़ हुई। दोबारा कोशिश करें।',
  },
} satisfies Messages;
