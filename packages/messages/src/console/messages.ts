import { type StaffMessages, withValues } from './message.ts';

export const messages = {
  singular: { en: 'message' },
  plural: { en: 'messages' },
  open: { en: 'Open' },
  done: { en: 'Done' },
  openAgain: { en: 'Open again' },
  doneToast: withValues<{ name: string }>({ en: ({ name }) => `${name}: done` }),
  openToast: withValues<{ name: string }>({ en: ({ name }) => `${name}: open again` }),
  empty: { en: 'No messages found.' },
  message: { en: 'Message' },

  callSingular: { en: 'call request' },
  callPlural: { en: 'call requests' },
  noCalls: { en: 'Nobody waits for a call.' },
  convenientTime: { en: 'Convenient time' },
  timeAndDoctor: { en: 'Convenient time, doctor' },
  assignee: { en: 'Calls back' },
  assigneeOf: withValues<{ name: string }>({ en: ({ name }) => `Who calls ${name} back` }),
  mine: { en: 'Mine' },
  nobody: { en: 'Nobody' },
  assigned: withValues<{ name: string; assignee: string }>({
    en: ({ name, assignee }) => `${assignee} calls ${name} back`,
  }),
  unassigned: withValues<{ name: string }>({ en: ({ name }) => `Nobody calls ${name} back yet` }),
  assignFailed: { en: 'Failed to save who calls back' },
  asked: { en: 'Asked' },
  noteOf: withValues<{ name: string }>({ en: ({ name }) => `Note: ${name}` }),
  whatWasSaid: { en: 'What was said' },
  noteSaved: withValues<{ name: string }>({ en: ({ name }) => `Note on ${name} saved` }),
  saveNote: { en: 'Save note' },
} satisfies StaffMessages;
