import { shelfOrder } from '@subah/rules/catalog/shelf-order';
import type { ShelfWish } from './arranged-page.ts';

/** `?sort=`, `?q=` and `?cursor=` of an address. */
export function shelfWish(parameters: URLSearchParams): ShelfWish {
  return {
    order: shelfOrder(parameters.get('sort')),
    text: parameters.get('q')?.slice(0, LONGEST_TEXT) ?? '',
    cursor: parameters.get('cursor'),
  };
}

export const LONGEST_TEXT = 100;
