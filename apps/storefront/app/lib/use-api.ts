import type { Api } from '@subah/contract/client';
import { browserApi } from './browser-api.ts';

/** The shop, for components. Loaders take theirs from `apiContext`. */
export const useApi = (): Api => browserApi;
