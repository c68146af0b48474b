import type { PolicyKind } from '@subah/rules/shop/policies';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SignUpForm } from '../../features/accounts/sign-in/sign-up-form.tsx';
import { useSignUp } from '../../features/accounts/sign-in/use-sign-up.ts';
import { emptyBill, emptyCart } from '../../features/cart/state/empty-cart.ts';
import { DEFAULT_OPTIONS } from '../../features/cart/state/order-options.ts';
import type { PricedCart } from '../../features/cart/state/use-quote.ts';
import { UNKNOWN_SHOP } from '../../shared/shop/use-shop.ts';
import { OrderSummary } from './order-summary.tsx';

const priced: PricedCart = {
  ...{ bill: emptyBill, quote: undefined, isUpdating: false, hasFailed: false },
  retry: () => {},
  refresh: async () => undefined,
};
const Cart = () =>
  createElement(OrderSummary, {
    ...{ cart: emptyCart, priced, orderOptions: DEFAULT_OPTIONS, isBusy: false },
    onCheckout: () => {},
  });
const SignUp = () => createElement(SignUpForm, { form: useSignUp(), productToAdd: undefined, onSignIn: () => {} });

/** The sentence about accepting, in a shop that has published these pages. */
function acceptLine(component: FunctionComponent, policies: PolicyKind[]): string | undefined {
  const shop = { ...UNKNOWN_SHOP, policies };
  const route = { id: 'root', path: '/', Component: component, loader: () => ({ shop }) };
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { root: { shop } } } });
  const text = renderToStaticMarkup(createElement(RouterProvider, { router })).replaceAll(/<[^>]+>/g, '');
  return /By (placing|signing)[^.]*\./.exec(text)?.[0];
}

test('the cart names the terms while they are published', () => {
  expect(acceptLine(Cart, ['privacy', 'terms'])).toBe('By placing the order you accept our Terms of use.');
  expect(acceptLine(Cart, ['privacy', 'refunds', 'delivery', 'grievance'])).toBeUndefined();
});

test('the sign-up form names the terms and the privacy policy, each while it is published', () => {
  expect(acceptLine(SignUp, ['privacy', 'terms'])).toBe(
    'By signing up you accept our Terms of use and Privacy policy.',
  );
  expect(acceptLine(SignUp, ['privacy'])).toBe('By signing up you accept our Privacy policy.');
  expect(acceptLine(SignUp, ['refunds', 'delivery', 'grievance'])).toBeUndefined();
});
