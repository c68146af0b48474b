import { HOME_STATE } from './address.ts';

/** By the first two digits, as India Post assigns them; only circles that lie in one state. */
const STATES: Record<string, string> = {
  11: 'Delhi',
  12: 'Haryana',
  13: 'Haryana',
  14: 'Punjab',
  15: 'Punjab',
  16: 'Chandigarh',
  17: 'Himachal Pradesh',
  30: 'Rajasthan',
  31: 'Rajasthan',
  32: 'Rajasthan',
  33: 'Rajasthan',
  34: 'Rajasthan',
  36: 'Gujarat',
  37: 'Gujarat',
  38: 'Gujarat',
  39: 'Gujarat',
  41: 'Maharashtra',
  42: 'Maharashtra',
  43: 'Maharashtra',
  44: 'Maharashtra',
  45: HOME_STATE,
  46: HOME_STATE,
  47: HOME_STATE,
  48: HOME_STATE,
  49: 'Chhattisgarh',
};

/** Longest beginning first. */
const CITIES = [
  ['462046', 'Mandideep'],
  ['462', 'Bhopal'],
] as const;

/** City and state of a pincode where they are certain. */
export const placeOfPincode = (pincode: string): { city?: string; state?: string } => {
  const city = CITIES.find(([start]) => pincode.startsWith(start))?.[1];
  const state = STATES[pincode.slice(0, 2)];
  return { ...(city ? { city } : {}), ...(state ? { state } : {}) };
};

type Place = { city: string; state: string };

/** City and state after a new pincode: what is certain, else what was typed. `filled` is what an earlier pincode filled in. */
export const fillFromPincode = (pincode: string, current: Place, filled: Place): Place => {
  const place = placeOfPincode(pincode);
  const follow = (key: keyof Place) => place[key] ?? (current[key] === filled[key] ? '' : current[key]);
  return { city: follow('city'), state: follow('state') };
};
