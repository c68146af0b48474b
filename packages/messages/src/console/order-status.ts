import { type StaffMessages, withValues } from './message.ts';

export const orderStatus = {
  updateFailed: { en: 'Failed to update order status' },
  updatedToast: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 order updated' : `${count} orders updated`),
  }),
  selected: withValues<{ count: number }>({ en: ({ count }) => `${count} selected` }),
  selectedOrders: { en: 'Selected orders' },
  outForDelivery: { en: 'Out for delivery' },
  packingSlips: { en: 'Packing slips' },
  notChanged: { en: 'Not changed' },
  replaceMissing: { en: 'replace it' },
  askAboutMissing: { en: 'call the customer' },
  leaveOutMissing: { en: 'leave it out' },
  newOrder: { en: 'New order' },
  checkPrescription: { en: 'Check prescription' },
} satisfies StaffMessages;
