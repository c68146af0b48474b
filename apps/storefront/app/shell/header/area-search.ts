import type { Area } from '@subah/contract/shop/delivery';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';

/** With the pincode if the area has only one. */
export function areaLabel(chosen: string | null, areas: readonly Area[]): string {
  if (!chosen) return t(frame.chooseArea);
  const pincodes = areas.find((area) => area.name === chosen)?.pincodes ?? [];
  return pincodes.length === 1 ? `${chosen} ${pincodes[0]}` : chosen;
}

/** Matches the beginning of a word in name, alias or pincode. */
export function findAreas(areas: readonly Area[], typed: string): readonly Area[] {
  const prefix = typed.trim().toLowerCase();
  return areas.filter(({ name, alias, pincodes }) =>
    [name, alias ?? '', ...pincodes].some((text) => ` ${text.toLowerCase()}`.includes(` ${prefix}`)),
  );
}
