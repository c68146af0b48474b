import type { Gender } from '@subah/rules/accounts/profile';
import type { Message } from './message.ts';

export const genderNames: Record<Gender, Message> = {
  male: { en: 'Male', hi: 'पुरुष' },
  female: { en: 'Female', hi: 'महिला' },
  other: { en: 'Other', hi: 'अन्य' },
};
