import { type StaffMessages, withValues } from './message.ts';

export const rounds = {
  failedToLoad: { en: 'Failed to load the rounds' },
  roundsOfDay: withValues<{ day: string; count: number }>({
    en: ({ day, count }) => `${day} · ${count === 1 ? '1 round' : `${count} rounds`}`,
  }),
  waiting: withValues<{ count: number }>({
    en: ({ count }) => `${count === 1 ? '1 delivery is' : `${count} deliveries are`} in no round yet`,
  }),
  make: { en: 'Make rounds' },
  made: withValues<{ count: number; left: number }>({
    en: ({ count, left }) =>
      [
        `${count === 1 ? '1 delivery was' : `${count} deliveries were`} put into rounds.`,
        ...(left > 0 ? [`${left === 1 ? '1 waits' : `${left} wait`}.`] : []),
      ].join(' '),
  }),
  makeFailed: { en: 'Failed to make the rounds' },
  nothingToDeliver: { en: 'Nothing to deliver' },
  noOrdersNoMilk: withValues<{ day: string }>({ en: ({ day }) => `There are no orders and no milk for ${day}.` }),

  round: withValues<{ area: string }>({ en: ({ area }) => `Round ${area}` }),
  stops: withValues<{ area: string; count: number }>({
    en: ({ area, count }) => `${area} · ${count === 1 ? '1 stop' : `${count} stops`}`,
  }),
  toCollect: withValues<{ amount: string }>({ en: ({ amount }) => `to collect ${amount}` }),
  planned: { en: 'Planned' },
  started: { en: 'On the way' },
  done: { en: 'Done' },
  nobodyYet: { en: 'Nobody yet' },
  assigned: withValues<{ area: string; name: string }>({ en: ({ area, name }) => `${name} has the round ${area}` }),
  unassigned: withValues<{ area: string }>({ en: ({ area }) => `Nobody has the round ${area}` }),
  reordered: withValues<{ number: number; name: string }>({
    en: ({ number, name }) => `${name} is stop ${number} now`,
  }),
  stopMoved: withValues<{ area: string; name: string }>({
    en: ({ area, name }) => `${name} moved to the round ${area}`,
  }),
  changeFailed: { en: 'Failed to change the round' },
  dayCounted: withValues<{ name: string; count: number }>({
    en: ({ name, count }) =>
      [
        `The cash of ${name} is counted for this day, so this round takes no more deliveries.`,
        ...(count > 0 ? [`${count === 1 ? '1 delivery waits' : `${count} deliveries wait`}.`] : []),
        'Choose another rider for what is still to be delivered.',
      ].join(' '),
  }),
  allMoved: { en: 'All stops were moved to other rounds.' },

  toPack: { en: 'To pack' },
  recalled: { en: 'Recalled packs: pack again' },
  bringBack: { en: 'Recalled packs: comes back' },
  collect: withValues<{ amount: string }>({ en: ({ amount }) => `collect ${amount}` }),
  orderNumber: withValues<{ number: string }>({ en: ({ number }) => `Order ${number}` }),
  earlier: withValues<{ number: number; name: string }>({
    en: ({ number, name }) => `Earlier: stop ${number}, ${name}`,
  }),
  later: withValues<{ number: number; name: string }>({ en: ({ number, name }) => `Later: stop ${number}, ${name}` }),
  moveStop: withValues<{ number: number; name: string }>({
    en: ({ number, name }) => `Move stop ${number}, ${name}, to another round`,
  }),
  moveTo: { en: 'Move to…' },
} satisfies StaffMessages;
