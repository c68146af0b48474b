import { type DeliveryTexts, deliveryTexts } from '@subah/messages/delivery-promise';
import { DEFAULT_DELIVERY_SETTINGS, type DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { useDeliverySettings } from './use-delivery-settings.ts';

type MetaArgs = { matches: readonly ({ id: string; loaderData: unknown } | undefined)[] };

/** For the title and description of a page. */
export function deliveryTextsOf({ matches }: MetaArgs): DeliveryTexts {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { delivery: DeliverySettings } | undefined;
  return deliveryTexts(root?.delivery ?? DEFAULT_DELIVERY_SETTINGS);
}

export const useDeliveryTexts = (): DeliveryTexts => deliveryTexts(useDeliverySettings());
