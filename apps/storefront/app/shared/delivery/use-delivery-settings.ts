import { DEFAULT_DELIVERY_SETTINGS, type DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { useRouteLoaderData } from 'react-router';

type RootData = { delivery: DeliverySettings } | undefined;

/** The settings of the shop, as the root loader read them. */
export const useDeliverySettings = (): DeliverySettings =>
  (useRouteLoaderData('root') as RootData)?.delivery ?? DEFAULT_DELIVERY_SETTINGS;
