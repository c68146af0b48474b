import { useQuery } from '@tanstack/react-query';
import type { Option } from './resource.ts';

/** Stands in a select whose choices could not be read. */
export const OPTIONS_FAILED = 'Failed to load data';

type Options = readonly Option[] | (() => Promise<Option[]>) | undefined;

/** The choices of a select: given, or asked for. `name` begins with whose they are, since lists share field names. */
export function useOptions(name: readonly unknown[], given: Options) {
  const ask = typeof given === 'function' ? given : undefined;
  const asked = useQuery({
    queryKey: ['options', ...name],
    queryFn: () => ask?.() ?? ([] as Option[]),
    enabled: ask !== undefined,
  });
  const options: readonly Option[] = typeof given === 'function' ? (asked.data ?? []) : (given ?? []);
  return { options, isLoading: asked.isLoading, isFailed: asked.error !== null && !asked.data };
}
