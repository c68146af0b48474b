import type { Area } from '@subah/contract/shop/delivery';

/** "Mandideep 462046"; the number only where the area has just one. */
export function areaLabel(chosen: string | null, areas: readonly Area[]): string {
  if (!chosen) return 'Choose your area';
  const pincodes = areas.find((area) => area.name === chosen)?.pincodes ?? [];
  return pincodes.length === 1 ? `${chosen} ${pincodes[0]}` : chosen;
}

/** Areas in whose name, other spelling or pincode a word begins with what was typed. */
export function findAreas(areas: readonly Area[], typed: string): readonly Area[] {
  const wanted = typed.trim().toLowerCase();
  return areas.filter(({ name, alias, pincodes }) =>
    [name, alias ?? '', ...pincodes].some((text) => ` ${text.toLowerCase()}`.includes(` ${wanted}`)),
  );
}
