import { expect, test } from 'vitest';
import { viewAddress } from './view-address.ts';

const FILTERS = [
  { name: 'status', label: 'Status' },
  { name: 'pay', label: 'Payment' },
];
const addressOf = (search: string) => viewAddress(new URLSearchParams(search), FILTERS);

test('a view is the place, the filters, the search and the sort order, whatever order they were chosen in', () => {
  const address = 'section=all-orders&pay=cod&status=shipped&q=atta+5kg';
  expect(addressOf('section=all-orders&q=atta%205kg&status=shipped&pay=cod')).toEqual({ address, isFiltered: true });
  expect(addressOf('status=shipped&pay=cod&section=all-orders&q=atta+5kg&order=o1&edit=p1').address).toBe(address);
});

test('a list without filters is no view', () => {
  expect(addressOf('section=grocery&tab=products&edit=p1&status=')).toEqual({
    address: 'section=grocery&tab=products',
    isFiltered: false,
  });
});
