/**
 * What is taken off a bill that is paid at the door, so that nobody needs paise. Always down: cash never costs more than
 * paying online, no item is sold above its MRP, and a smaller order never gets a larger bill. A bill below ₹1 stays as it is.
 */
export const cashRounding = (billPaise: number): number => (billPaise < 100 ? 0 : billPaise % 100);
