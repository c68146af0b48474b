import { type StaffMessages, withValues } from './message.ts';

export const appointments = {
  allDoctors: { en: 'All doctors' },
  noneOnThisDay: { en: 'No appointments on this day.' },
  bookedBy: withValues<{ name: string }>({ en: ({ name }) => ` (booked by ${name})` }),
  freeWithMembership: { en: 'Free with membership' },
  cancelledBecause: withValues<{ reason: string }>({ en: ({ reason }) => ` · Cancelled: ${reason}` }),
  completed: { en: 'Completed' },
  missed: { en: 'Did not come' },
  marked: withValues<{ name: string; status: string }>({ en: ({ name, status }) => `${name}: ${status}` }),
  reschedule: { en: 'Reschedule' },
  cancelledToast: { en: 'Appointment cancelled' },
  cancelTitle: { en: 'Cancel the appointment' },
  reasonHint: { en: 'The patient reads it in the mail' },
  moveBooked: withValues<{ count: number }>({
    en: ({ count }) => `Reschedule or cancel the ${count} booked on this day.`,
  }),
  dayClosed: { en: 'The doctor is away on this day' },
  dayOpened: { en: 'The day is open for bookings again' },
  openDayAgain: { en: 'Away on this day: open it again' },
  closeDay: { en: 'Away on this day' },
  movedToast: { en: 'Appointment moved. The patient is told by mail.' },
  rescheduleTitle: withValues<{ name: string }>({ en: ({ name }) => `Reschedule: ${name}` }),
  time: { en: 'Time' },
  noFreeTime: { en: 'No free time on this day.' },
  bookedOnDay: withValues<{ day: string; count: number }>({ en: ({ day, count }) => `${day} · ${count} booked` }),
  booked: { en: 'Booked' },
} satisfies StaffMessages;
