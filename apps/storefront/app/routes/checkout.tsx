import { redirect } from 'react-router';

/** The documented path; checkout is part of the cart page. */
export const loader = () => redirect('/cart');
