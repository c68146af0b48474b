import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import useSWR from 'swr';

export type Option = { value: string; label: string };

export const OPTIONS_FAILED = t(common.failedToLoad);

type OptionSource = readonly Option[] | (() => Promise<Option[]>) | undefined;

/** Options of a select, given or loaded. `key` must begin with the form or list, because field names repeat. */
export function useOptions(key: readonly unknown[], source: OptionSource) {
  const load = typeof source === 'function' ? source : undefined;
  const loaded = useSWR(load ? ['options', ...key] : null, () => load?.() ?? []);
  const options: readonly Option[] = typeof source === 'function' ? (loaded.data ?? []) : (source ?? []);
  return { options, isLoading: loaded.isLoading, isFailed: loaded.error !== undefined && !loaded.data };
}
