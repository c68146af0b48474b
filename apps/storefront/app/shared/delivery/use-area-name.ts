import type { Area } from '@subah/contract/delivery/delivery';
import { useRouteLoaderData } from 'react-router';
import { siteName } from '../../lib/language/site-text.ts';

type RootData = { areas: readonly Area[] } | undefined;

/** In the language of the page. Areas that were removed since keep the name that they had. */
export function useAreaName(name: string): string {
  const area = (useRouteLoaderData('root') as RootData)?.areas.find((candidate) => candidate.name === name);
  return area ? siteName(area) : name;
}
