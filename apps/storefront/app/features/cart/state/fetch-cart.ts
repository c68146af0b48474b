import type { Cart } from '@subah/contract/cart/cart';
import { type Api, ApiError } from '@subah/contract/client/api-client';

const RETRIES = 2;
const RETRY_MS = 2000;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries a lost connection and a server error; a refusal is final. */
export async function fetchCart(api: Api, wait = delay, retries = RETRIES): Promise<Cart> {
  try {
    return (await api('GET cart')).data;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused || retries === 0) throw error;
    await wait(RETRY_MS);
    return fetchCart(api, wait, retries - 1);
  }
}
