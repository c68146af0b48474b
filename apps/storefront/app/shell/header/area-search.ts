import type { Area } from '@subah/contract/delivery/delivery';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { siteName } from '../../lib/language/site-text.ts';

/** With the pincode if the area has only one. */
export function areaLabel(chosen: string | null, areas: readonly Area[]): string {
  if (!chosen) return t(frame.chooseArea);
  const area = areas.find(({ name }) => name === chosen);
  if (!area) return chosen;
  return area.pincodes.length === 1 ? `${siteName(area)} ${area.pincodes[0]}` : siteName(area);
}

/** Matches the beginning of a word in a name, the alias or a pincode. */
export function findAreas(areas: readonly Area[], typed: string): readonly Area[] {
  const prefix = typed.trim().toLowerCase();
  return areas.filter(({ name, hindiName, alias, pincodes }) =>
    [name, hindiName ?? '', alias ?? '', ...pincodes].some((text) => ` ${text.toLowerCase()}`.includes(` ${prefix}`)),
  );
}
