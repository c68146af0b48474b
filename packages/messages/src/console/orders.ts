import { type StaffMessages, withValues } from './message.ts';

export const orders = {
  singular: { en: 'order' },
  plural: { en: 'orders' },
  rowName: withValues<{ id: string }>({ en: ({ id }) => `order ${id}` }),
  search: { en: 'Order, customer, mobile, area, product' },
  newOrders: { en: 'New Orders' },
  exchanged: { en: 'Exchanged' },
  returned: { en: 'Returned' },
  needsAction: { en: 'Needs action' },
  delivery: { en: 'Delivery' },
  anyDay: { en: 'Any day' },
  late: { en: 'Late' },
  cod: { en: 'COD' },
  itemCount: withValues<{ count: number }>({ en: ({ count }) => (count === 1 ? '1 item' : `${count} items`) }),
  deliver: { en: 'Deliver' },
  express: { en: 'Express' },
  sampleUnplanned: { en: 'Sample: call the customer' },
  sampleOn: withValues<{ day: string }>({ en: ({ day }) => `Sample ${day}` }),

  sendReplacement: { en: 'Send replacement' },
  setForOrder: withValues<{ id: string }>({ en: ({ id }) => `set for order ${id}` }),
  statusUpdatedToast: { en: 'Order status updated successfully' },
  undoReason: { en: 'Set by mistake' },

  orderTitle: withValues<{ id: string }>({ en: ({ id }) => `Order ${id}` }),
  deliverTo: { en: 'Deliver to' },
  collectAt: { en: 'Collect the sample at' },
  expressTime: { en: 'Express, 10 to 30 minutes' },
  sampleWithDelivery: { en: 'Takes the sample with the delivery' },
  sample: withValues<{ time: string }>({ en: ({ time }) => `Sample: ${time}` }),
  bill: { en: 'Bill' },
  totalPaid: { en: 'Total Paid' },
  amountToPay: { en: 'Amount to Pay' },
  paidInCash: { en: 'cash on delivery' },
  coupon: withValues<{ code: string }>({ en: ({ code }) => `coupon ${code}` }),
  documents: { en: 'Invoice and credit notes' },
  invoiceNumber: withValues<{ number: string }>({ en: ({ number }) => `Invoice ${number}` }),
  creditNoteNumber: withValues<{ number: string }>({ en: ({ number }) => `Credit note ${number}` }),
  timeline: { en: 'What happened' },

  reasonHint: { en: 'Told to the customer' },
  updateStatus: { en: 'Update status' },
  reopen: { en: 'Reopen order' },
  refundedNote: { en: 'The money was refunded. If the customer still wants it, place a new order.' },
  reopenDelivered: { en: 'The order counts as not delivered again, and its SuperCoins are taken back.' },
  reopenCancelled: {
    en: 'The goods are taken from stock again, the coupon is used again, and a new invoice is made.',
  },
  cancelTitle: withValues<{ id: string }>({ en: ({ id }) => `Cancel order ${id}?` }),
  returnTitle: withValues<{ id: string }>({ en: ({ id }) => `Set order ${id} to Returned?` }),
  cancelOrder: { en: 'Cancel order' },
  setReturned: { en: 'Set to Returned' },
  keepOrder: { en: 'Keep order' },
  optionalReason: { en: 'Reason (optional)' },
  goodsBack: { en: 'The goods go back to stock.' },
  sellableGoodsBack: { en: 'Goods that can be sold again go back to stock.' },
  refundedAtOnce: withValues<{ amount: string; name: string }>({
    en: ({ amount, name }) => `${amount} is refunded to ${name} at once.`,
  }),
  cashBack: withValues<{ amount: string; name: string }>({
    en: ({ amount, name }) => `${name} gets ${amount} back in cash.`,
  }),

  moveDelivery: { en: 'Move delivery' },
  movedToast: { en: 'Delivery moved' },
  moveFailed: { en: 'Failed to move the delivery' },

  packedBatch: withValues<{ number: string; expiry: string; packs: number }>({
    en: ({ number, expiry, packs }) => `${packs} of batch ${number}, expires ${expiry}`,
  }),
  batchesFailed: { en: 'Failed to load the batches of this order' },
  changeItems: { en: 'Change items' },
  ordered: withValues<{ unit: string; price: string; quantity: number }>({
    en: ({ unit, price, quantity }) => `${unit} · ${price} · ${quantity} ordered`,
  }),
  quantityOf: withValues<{ name: string }>({ en: ({ name }) => `Quantity of ${name}` }),
  pricePerPack: withValues<{ name: string }>({ en: ({ name }) => `Price per pack of ${name}` }),
  takeOut: { en: 'Take out' },
  takenOut: { en: 'Taken out' },
  replace: { en: 'Replace' },
  insteadOf: withValues<{ name: string }>({ en: ({ name }) => `Instead of ${name}` }),
  showNewBill: { en: 'Show new bill' },
  keepItems: { en: 'Keep items' },
  itemsChangedToast: { en: 'Items changed' },
  changeFailed: { en: 'Failed to change the order' },
  changedByOther: {
    en: 'Somebody else has changed this order. What you entered is kept: look at it again and show the new bill.',
  },
  billBeforeAndAfter: { en: 'Bill before and after' },
  /** `refund` is empty when no money goes back. */
  goesBack: withValues<{ refund: string; coins: number }>({
    en: ({ refund, coins }) =>
      `${[refund && `${refund} is refunded`, coins > 0 && `${coins} SuperCoins go back`].filter(Boolean).join(', ')}.`,
  }),

  labPatients: withValues<{ patients: string; day: string }>({
    en: ({ patients, day }) => `${patients}, to collect on ${day}`,
  }),
  labPatientsWithDelivery: withValues<{ patients: string; day: string }>({
    en: ({ patients, day }) => `${patients}, to collect on ${day} with the delivery`,
  }),
  reportOf: withValues<{ time: string }>({ en: ({ time }) => `Report of ${time}` }),
  uploadReport: { en: 'Upload report' },
  uploadAnother: { en: 'Upload another report' },
  uploadHint: withValues<{ name: string }>({
    en: ({ name }) => `of ${name}: PDF, JPG, PNG or WEBP, at most 10MB`,
  }),
  uploading: { en: 'Uploading…' },
  uploadedToast: { en: 'Report uploaded, the customer is told' },
  uploadFailed: { en: 'Failed to upload the report' },

  prescriptionToCheck: { en: 'Prescription to check' },
  prescription: { en: 'Prescription' },
  photosFailed: { en: 'Failed to load the photos' },
  takeOutLine: withValues<{ name: string; quantity: number }>({
    en: ({ name, quantity }) => `Take out ${name} × ${quantity}`,
  }),
  forRegister: { en: 'From the prescription, for the register of Schedule H1 medicines' },
  takeOutChosen: { en: 'Take out chosen lines' },
  acceptedToast: { en: 'Prescription accepted' },
  takenOutToast: { en: 'Lines taken out' },
} satisfies StaffMessages;
