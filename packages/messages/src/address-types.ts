import type { AddressType } from '@subah/rules/delivery/address';
import { type Message, type Messages, withValues } from './message.ts';

export const addressTypes = {
  home: { en: 'Home', hi: 'घर' },
  office: { en: 'Work', hi: 'ऑफ़िस' },
  other: { en: 'Other', hi: 'दूसरा' },
} satisfies Record<AddressType, Message>;

export const addressParts = {
  landmark: withValues<{ landmark: string }>({
    en: ({ landmark }) => `Landmark: ${landmark}`,
    hi: ({ landmark }) => `पहचान: ${landmark}`,
  }),
} satisfies Messages;
