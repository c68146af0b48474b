export { findAddress, findAddresses, isServed, type SavedAddress } from './address.queries.ts';
export { deliveryPersonalData } from './delivery.personal-data.ts';
export { addressesOf, deliveryRoutes } from './delivery.routes.ts';
