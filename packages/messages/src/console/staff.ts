import { type StaffMessages, withValues } from './message.ts';

export const staff = {
  singular: { en: 'staff account' },
  plural: { en: 'staff accounts' },
  role: { en: 'Role' },
  noAccounts: { en: 'No staff accounts found.' },
  lastSignIn: { en: 'Last sign-in' },
  notSignedIn: { en: 'Never' },
  sendAgain: { en: 'Send again' },
  sendAgainTo: withValues<{ name: string }>({ en: ({ name }) => `Send again to ${name}` }),
  withdraw: { en: 'Withdraw' },
  withdrawFrom: withValues<{ name: string }>({ en: ({ name }) => `Withdraw the invitation of ${name}` }),
  withdrawTitle: withValues<{ name: string }>({ en: ({ name }) => `Withdraw the invitation of ${name}?` }),
  withdrawText: { en: 'The link in the mail stops working.' },
  switchOffTitle: withValues<{ name: string }>({ en: ({ name }) => `Switch off ${name}?` }),
  switchOffText: {
    en: 'All phones and computers are signed out at once, and the console stays closed until you switch the account on again. Orders as a customer go on.',
  },
  switchedOffToast: withValues<{ name: string }>({ en: ({ name }) => `${name} is switched off` }),
  switchedOnToast: withValues<{ name: string }>({ en: ({ name }) => `${name} can sign in again` }),

  mobileHint: { en: 'To sign in with' },
  emailHint: { en: 'The invitation goes to this address' },
  selectRole: { en: 'Select role' },
  selectDoctor: { en: 'Select doctor' },
  doctorHint: { en: 'Only for the role Doctor; doctors are added under Health Care' },
  noEmail: { en: 'None yet: edit the account' },
  doctorRequired: { en: 'Select the doctor. Doctors are added under Health Care, Doctors.' },

  roleGuideTitle: { en: 'What each role sees' },
  adminSees: { en: 'everything, also owners and the rules of sign-in' },
  managerSees: { en: 'everything but what concerns owners' },
  pharmacistSees: { en: 'prescriptions, medicines and orders with medicines' },
  packerSees: { en: 'the pick list; no sales figures and no medical data' },
  riderSees: { en: 'their rounds; no sales figures and no medical data' },
  doctorSees: { en: 'their own appointments, in the shop under My appointments' },

  welcome: {
    en: 'Hello {name}, you join as {role}. From now on you sign in with your mobile number {mobile} and this password.',
  },
  passwordTooShort: withValues<{ length: number }>({
    en: ({ length }) => `Password must be at least ${length} characters.`,
  }),
  setPassword: { en: 'Set password and sign in' },
} satisfies StaffMessages;
