import type { Api } from '@subah/contract/client/api-client';
import { createContext } from 'react-router';

/** How a loader reaches the shop: `context.get(apiContext)`. The server puts an in-process client here. */
export const apiContext = createContext<Api>();
