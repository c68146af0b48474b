export {
  findAddress,
  findAddressOrDefault,
  isServed,
  listAddressesByUser,
  type SavedAddress,
} from './address.queries.ts';
export { DEFAULT_AREAS, ensureAreas } from './default-areas.ts';
export { deliveryPersonalData } from './delivery.personal-data.ts';
export { listAreas } from './delivery.queries.ts';
export { addressesOf, deliveryRoutes } from './delivery.routes.ts';
export {
  FIND_DELIVERY_SETTINGS,
  findDeliverySettings,
  lockLimitedWindows,
  SavedDeliverySettings,
} from './delivery-settings.ts';
