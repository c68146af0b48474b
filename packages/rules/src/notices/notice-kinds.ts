export const NOTICE_CHANNELS = ['mail', 'push', 'whatsapp'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** What customers are told about. Each kind has a WhatsApp template of its own. */
export const CUSTOMER_NOTICES = [
  'order_placed',
  'order_packed',
  'order_on_the_way',
  'order_delivered',
  'order_cancelled',
  'order_update',
  'order_changed',
  'order_moved',
  'not_delivered',
  'batch_recalled',
  'refund_made',
  'back_in_stock',
  'milk_missing',
  'milk_changed',
  'list_reminder',
  'prescription_checked',
  'prescription_basket',
  'report_ready',
  'appointment_booked',
  'appointment_moved',
  'appointment_cancelled',
  'appointment_reminder',
] as const;
export type CustomerNotice = (typeof CUSTOMER_NOTICES)[number];

/** Staff get push only, on devices where they asked for it. */
const STAFF_NOTICES = ['new_order', 'new_round', 'new_pick_up', 'recall_on_round'] as const;
type StaffNotice = (typeof STAFF_NOTICES)[number];

export type NoticeKind = CustomerNotice | StaffNotice;

export const isStaffNotice = (kind: NoticeKind): kind is StaffNotice =>
  (STAFF_NOTICES as readonly NoticeKind[]).includes(kind);

/** Mailed also to customers who chose no mail. */
const isAboutSafety = (kind: NoticeKind): boolean => kind === 'batch_recalled';

export type NoticeReach = {
  /** What the customer chose. */
  choices: Record<NoticeChannel, boolean>;
  hasEmail: boolean;
  /** Devices that were registered for push, of them those for work. */
  devices: number;
  workDevices: number;
  /** The shop has a WhatsApp account with a template of this kind. */
  hasTemplate: boolean;
};

/** The channels of a notice. */
export function channelsOf(kind: NoticeKind, reach: NoticeReach): NoticeChannel[] {
  if (isStaffNotice(kind)) return reach.workDevices > 0 ? ['push'] : [];
  const isReached: Record<NoticeChannel, boolean> = {
    mail: reach.hasEmail,
    push: reach.devices > 0,
    whatsapp: reach.hasTemplate,
  };
  const isChosen = (channel: NoticeChannel) => reach.choices[channel] || (channel === 'mail' && isAboutSafety(kind));
  return NOTICE_CHANNELS.filter((channel) => isChosen(channel) && isReached[channel]);
}
