import { milkPromise } from '@subah/messages/milk-promise';
import { t } from '@subah/messages/translate';
import { FlaskConical, HeartPulse, type LucideIcon, Sunrise } from 'lucide-react';
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts.ts';
import { useDeliverySettings } from '../../../shared/delivery/use-delivery-settings.ts';

export function useMilkPromises(): readonly { icon: LucideIcon; title: string; text: string }[] {
  const { windows: hours } = useDeliverySettings();
  const delivery = useDeliveryTexts();
  return [
    { icon: HeartPulse, title: t(milkPromise.cattle), text: t(milkPromise.cattleText) },
    { icon: FlaskConical, title: t(milkPromise.tested), text: t(milkPromise.testedText) },
    {
      icon: Sunrise,
      title: t(milkPromise.morning, { hours, ...delivery }),
      text: t(milkPromise.morningText, delivery),
    },
  ];
}
