import { PINCODE_PATTERN } from '@subah/rules/delivery/address';
import { usePublicQuery } from '../../lib/data/use-api-query.ts';

/** Whether we deliver to a complete pincode. Undefined until that is known; saving the address checks it again. */
export const usePincodeCheck = (pincode: string) =>
  usePublicQuery('GET addresses/serviceability', PINCODE_PATTERN.test(pincode) ? { query: { pincode } } : null).data;
