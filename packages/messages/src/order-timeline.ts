import { PACKED_AGAIN_LABEL } from '@subah/rules/delivery/handover';
import type { CalendarDate } from '@subah/rules/india-time';
import { dayAndWindowText } from './arrival.ts';
import { collectionText } from './lab-visit.ts';
import { type Message, type Messages, withValues } from './message.ts';

/** Entries of an order's timeline that are no status. */
export const orderTimeline = {
  prescriptionAccepted: { en: 'Prescription accepted', hi: 'पर्चा मंज़ूर हुआ' },
  notCovered: withValues<{ names: readonly Message[] }>({
    en: ({ names }) => `Not covered by the prescription: ${names.map(({ en }) => en).join(', ')}`,
    hi: ({ names }) => `पर्चे में नहीं लिखा है: ${names.map(({ hi }) => hi).join(', ')}`,
  }),
  moved: withValues<{ from: Date; until: Date }>({
    en: ({ from, until }) => `Delivery moved to ${dayAndWindowText(from, until, 'en')}`,
    hi: ({ from, until }) => `डिलीवरी का नया समय: ${dayAndWindowText(from, until, 'hi')}`,
  }),
  sampleAgreed: withValues<{ date: CalendarDate }>({
    en: ({ date }) => `Sample collection agreed: ${collectionText(date, 'en')}`,
    hi: ({ date }) => `सैंपल का समय तय हुआ: ${collectionText(date, 'hi')}`,
  }),
  patientChanged: { en: 'Patient of the lab test changed', hi: 'लैब टेस्ट के मरीज़ का नाम बदला' },
  packedAgain: PACKED_AGAIN_LABEL,
  missing: { en: 'Not in stock', hi: 'अभी स्टॉक में नहीं है' },
  freshness: withValues<{ quantity: number; name: Message; coins: number }>({
    en: ({ quantity, name, coins }) => `${quantity} × ${name.en}: ${coins} SuperCoins`,
    hi: ({ quantity, name, coins }) => `${quantity} × ${name.hi}: ${coins} सुपरकॉइन`,
  }),
} satisfies Messages;

/** A reason of the list with what was written beside it. */
export const withNote = (reason: Message, note: string): Message =>
  note === '' ? reason : { en: `${reason.en}: ${note}`, hi: `${reason.hi}: ${note}` };
