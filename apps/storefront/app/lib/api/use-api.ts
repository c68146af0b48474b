import type { Api } from '@subah/contract/client/api-client';
import { browserApi } from './browser-api.ts';

/** The shop, for components. Loaders take theirs from `apiContext`. */
export const useApi = (): Api => browserApi;
