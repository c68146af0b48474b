import type { Address } from '@subah/contract/shop/delivery';
import { useOwn } from '../../lib/use-own.ts';

/** The chosen address as it is now: one that was deleted meanwhile, or lies outside our areas, is not chosen. */
export function useChosenAddress(addressId: string | null): Address | undefined {
  const { data } = useOwn('GET addresses');
  return data?.find(({ _id, isServiceable }) => _id === addressId && isServiceable);
}
