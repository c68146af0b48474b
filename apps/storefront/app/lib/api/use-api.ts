import type { Api } from '@subah/contract/client/api-client';
import { browserApi } from './browser-api.ts';

/** For components. Loaders use `apiContext`. */
export const useApi = (): Api => browserApi;
