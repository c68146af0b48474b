import { milkPromise } from '@subah/messages/milk-promise';
import { t } from '@subah/messages/translate';
import { FlaskConical, HeartPulse, type LucideIcon, Sunrise } from 'lucide-react';

export const milkPromises: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: HeartPulse, title: t(milkPromise.cattle), text: t(milkPromise.cattleText) },
  { icon: FlaskConical, title: t(milkPromise.tested), text: t(milkPromise.testedText) },
  { icon: Sunrise, title: t(milkPromise.morning), text: t(milkPromise.morningText) },
];
