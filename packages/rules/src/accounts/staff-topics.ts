import { type Ability, can, type Role } from './roles.ts';

/** What an open console is told about as it happens, and who is told. */
const STAFF_TOPICS = {
  orders: ['see all orders', 'pack orders'],
  prescriptions: ['check prescriptions'],
  'call-requests': ['serve customers'],
  messages: ['serve customers'],
  stock: ['change prices and stock'],
} as const satisfies Record<string, readonly Ability[]>;

export type StaffTopic = keyof typeof STAFF_TOPICS;

export const staffTopicsOf = (role: Role): StaffTopic[] =>
  (Object.keys(STAFF_TOPICS) as StaffTopic[]).filter((topic) =>
    STAFF_TOPICS[topic].some((ability) => can(role, ability)),
  );
