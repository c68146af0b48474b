import { PINCODE_PATTERN } from '@subah/rules/delivery/address';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';

export type PincodeCheck = { pincode: string; isServiceable: boolean; areas: string[] };

/** Whether we deliver to a pincode, as soon as it is whole. Null until that is known. */
export function usePincodeCheck(pincode: string): PincodeCheck | null {
  const api = useApi();
  const [check, setCheck] = useState<PincodeCheck | null>(null);
  useEffect(() => {
    if (!PINCODE_PATTERN.test(pincode)) return;
    // Without an answer nothing is said; saving says it again.
    api('GET addresses/serviceability', { query: { pincode } }).then(
      ({ data }) => setCheck(data),
      () => undefined,
    );
  }, [api, pincode]);
  return check?.pincode === pincode ? check : null;
}
