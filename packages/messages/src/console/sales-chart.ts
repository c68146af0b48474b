import { type StaffMessages, withValues } from './message.ts';

export const salesChart = {
  downloadCsv: withValues<{ name: string }>({ en: ({ name }) => `Download ${name} as CSV` }),
  salesBefore: { en: 'Sales before' },
  orderCount: withValues<{ count: number }>({ en: ({ count }) => (count === 1 ? '1 order' : `${count} orders`) }),
  before: withValues<{ sales: string }>({ en: ({ sales }) => `Before: ${sales}` }),
} satisfies StaffMessages;
