import type { Api } from '@subah/contract/client/api-client';
import { deliverySettingsOf } from '@subah/contract/delivery/delivery-settings';
import { DEFAULT_DELIVERY_SETTINGS, type DeliverySettings } from '@subah/rules/delivery/delivery-settings';

/** For loaders. Pages also work without the settings. */
export const loadDeliverySettings = (api: Api): Promise<DeliverySettings> =>
  api('GET delivery-settings').then(
    (answer) => deliverySettingsOf(answer.data),
    () => DEFAULT_DELIVERY_SETTINGS,
  );
