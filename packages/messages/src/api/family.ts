import { MAX_FAMILY_AGE, MAX_FAMILY_MEMBERS } from '@subah/rules/family/family';
import type { Messages } from '../message.ts';

export const familyInputs = {
  relation: { en: 'Choose how you are related.', hi: 'रिश्ता चुनें।' },
  age: { en: `Enter an age from 0 to ${MAX_FAMILY_AGE}.`, hi: `0 से ${MAX_FAMILY_AGE} तक उम्र लिखें।` },
} satisfies Messages;

export const familyRefusals = {
  tooMany: {
    en: `You can save ${MAX_FAMILY_MEMBERS} people. Delete one you no longer need.`,
    hi: `आप ${MAX_FAMILY_MEMBERS} लोग जोड़ सकते हैं। जिसकी ज़रूरत नहीं, उसे हटा दें।`,
  },
} satisfies Messages;

export const familyAnswers = { deleted: { en: 'Person deleted', hi: 'हटा दिया' } } satisfies Messages;
