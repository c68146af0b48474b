import type { Api } from '@subah/contract/client/api-client';
import { createContext } from 'react-router';

/** API client of loaders. On the server it calls the API in-process. */
export const apiContext = createContext<Api>();
