import type { StaffMessages } from './message.ts';

export const entry = {
  loginTitle: { en: 'Admin Login' },
  slogan: { en: 'Packed tonight, fresh by morning.' },
  loginText: { en: 'For the people who run the shop.' },
  failureTitle: { en: 'Something went wrong' },
  failureText: { en: 'Load the page again. Nothing that was saved is lost.' },
  invitationTitle: { en: 'Join the team' },
  hasPassword: { en: 'I have a password already' },
  twoStepTitle: { en: 'Sign-in security' },
  goToAppointments: { en: 'Go to my appointments' },
  goToConsole: { en: 'Go to the console' },
} satisfies StaffMessages;
