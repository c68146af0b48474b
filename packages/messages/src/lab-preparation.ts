import { type Messages, plural, withValues } from './message.ts';
import { t } from './translate.ts';

/** What to know before the sample of a lab test is taken. */
const labPreparation = {
  fasting: withValues<{ hours: number }>({
    en: ({ hours }) => plural.en(hours, { one: '1 hour fasting', other: `${hours} hours fasting` }),
    hi: ({ hours }) => `${hours} घंटे खाली पेट`,
  }),
  noFasting: { en: 'No fasting needed', hi: 'खाली पेट ज़रूरी नहीं' },
} satisfies Messages;

/** Null when the shop has not said it. */
export const fastingText = (hours: number | null): string | null =>
  hours === null ? null : hours === 0 ? t(labPreparation.noFasting) : t(labPreparation.fasting, { hours });
