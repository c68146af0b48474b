import { redirect } from 'react-router';

/** Checkout lives in the cart; people and old links look for it here. */
export const loader = () => redirect('/cart');
