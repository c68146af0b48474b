import type { AppointmentStatus } from '@subah/rules/healthcare/appointments';
import { type Message, type Messages, withValues } from './message.ts';

/** The appointments of a customer. */
export const appointments = {
  title: { en: 'Appointments', hi: 'अपॉइंटमेंट' },
  description: { en: 'Your visits to doctors.', hi: 'डॉक्टर से आपके अपॉइंटमेंट।' },
  signInReason: { en: 'Sign in to see your appointments.', hi: 'अपने अपॉइंटमेंट देखने के लिए साइन इन करें।' },
  findDoctor: { en: 'Find a doctor', hi: 'डॉक्टर चुनें' },
  twoStep: { en: 'Two-step sign-in', hi: 'टू-स्टेप साइन इन' },
  loading: { en: 'Loading appointments…', hi: 'अपॉइंटमेंट आ रहे हैं…' },
  loadFailed: {
    en: 'Failed to load appointments. Please try again.',
    hi: 'अपॉइंटमेंट नहीं खुल पाए। दोबारा कोशिश करें।',
  },
  emptyTitle: { en: 'No appointments yet', hi: 'अभी कोई अपॉइंटमेंट नहीं' },
  emptyText: {
    en: 'Book a doctor and you’ll see your visits here.',
    hi: 'डॉक्टर का अपॉइंटमेंट लें, वह यहाँ दिखेगा।',
  },
  patient: { en: 'Patient', hi: 'मरीज़' },
  where: { en: 'Where', hi: 'कहाँ' },
  payAtClinic: { en: 'Pay at clinic', hi: 'क्लिनिक पर दें' },
  freeWithMembership: { en: 'Free with membership', hi: 'मेंबरशिप में मुफ़्त' },
  reason: { en: 'Reason', hi: 'तकलीफ़' },
  cancelledBecause: { en: 'Cancelled because', hi: 'रद्द होने की वजह' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  cancelWith: withValues<{ doctor: string }>({
    en: ({ doctor }) => `Cancel the appointment with ${doctor}`,
    hi: ({ doctor }) => `${doctor} का अपॉइंटमेंट रद्द करें`,
  }),
  move: { en: 'Change time', hi: 'समय बदलें' },
  moveWith: withValues<{ doctor: string }>({
    en: ({ doctor }) => `Change time of the appointment with ${doctor}`,
    hi: ({ doctor }) => `समय बदलें: ${doctor} का अपॉइंटमेंट`,
  }),
  moveTitle: { en: 'Choose a new time', hi: 'नया समय चुनें' },
  moveFrom: withValues<{ doctor: string; moment: string }>({
    en: ({ doctor, moment }) => `${doctor}, now on ${moment}`,
    hi: ({ doctor, moment }) => `${doctor}, अभी ${moment}`,
  }),
  moveConfirm: { en: 'Move appointment', hi: 'समय बदल दें' },
  moved: { en: 'Your appointment has a new time', hi: 'आपके अपॉइंटमेंट का समय बदल गया' },
  moveFailed: {
    en: 'We couldn’t move the appointment. Please try again.',
    hi: 'समय नहीं बदल पाया। दोबारा कोशिश करें।',
  },
  bookAgain: { en: 'Book again', hi: 'फिर से लें' },
  /** `{phone}` is an element. */
  tooLate: {
    en: 'Starts in less than an hour. To cancel or move it now, please call us: {phone}',
    hi: 'एक घंटे से कम समय बचा है। रद्द करने या समय बदलने के लिए हमें फ़ोन करें: {phone}',
  },
  tooLateToCancel: {
    en: 'Starts in less than an hour. It can’t be cancelled or moved here any more.',
    hi: 'एक घंटे से कम समय बचा है। अब यहाँ से रद्द नहीं हो सकता, समय भी नहीं बदल सकता।',
  },
  cancelTitle: { en: 'Cancel this appointment?', hi: 'यह अपॉइंटमेंट रद्द करें?' },
  cancelConfirm: { en: 'Cancel appointment', hi: 'हाँ, रद्द करें' },
  keep: { en: 'Keep it', hi: 'रहने दें' },
  cancelled: { en: 'Appointment cancelled', hi: 'अपॉइंटमेंट रद्द हो गया' },
  cancelFailed: {
    en: 'We couldn’t cancel the appointment. Please try again.',
    hi: 'अपॉइंटमेंट रद्द नहीं हो पाया। दोबारा कोशिश करें।',
  },
} satisfies Messages;

export const appointmentStatuses: Record<AppointmentStatus, Message> = {
  booked: { en: 'Booked', hi: 'बुक है' },
  completed: { en: 'Completed', hi: 'पूरा हुआ' },
  missed: { en: 'Did not come', hi: 'नहीं आए' },
  cancelled: { en: 'Cancelled', hi: 'रद्द' },
};

/** What a doctor sees: the appointments of a day. */
export const doctorSchedule = {
  patient: { en: 'Patient', hi: 'मरीज़' },
  slot: { en: 'Slot', hi: 'समय' },
  status: { en: 'Status', hi: 'स्थिति' },
  complete: { en: 'Complete', hi: 'पूरा करें' },
  markCompleted: { en: 'Mark as completed', hi: 'पूरा हुआ' },
  markMissed: { en: 'Did not come', hi: 'नहीं आए' },
  markedMissed: { en: 'Marked as did not come', hi: 'नहीं आए लिख दिया' },
  markedCompleted: { en: 'Marked as completed', hi: 'पूरा हुआ लिख दिया' },
  saveFailed: { en: 'We couldn’t save this. Please try again.', hi: 'सेव नहीं हो पाया। दोबारा कोशिश करें।' },
  emptyDay: withValues<{ day: string }>({
    en: ({ day }) => `No appointments found for ${day}.`,
    hi: ({ day }) => `${day} को कोई अपॉइंटमेंट नहीं है।`,
  }),
  tableCaption: withValues<{ day: string }>({
    en: ({ day }) => `Appointments of ${day}`,
    hi: ({ day }) => `${day} के अपॉइंटमेंट`,
  }),
  date: { en: 'Date', hi: 'तारीख़' },
  previousDay: { en: 'Previous day', hi: 'पिछला दिन' },
  nextDay: { en: 'Next day', hi: 'अगला दिन' },
  today: { en: 'Today', hi: 'आज' },
  reasonMissing: { en: 'Reason is required.', hi: 'वजह लिखना ज़रूरी है।' },
  cancelReason: { en: 'Reason', hi: 'वजह' },
  cancelReasonHint: { en: 'The patient will see this.', hi: 'यह मरीज़ को दिखेगा।' },
} satisfies Messages;
