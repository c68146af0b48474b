import type { Ability } from '@subah/rules/accounts/roles';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';

export type Section = {
  /** `?section=` in the URL; stable, because people bookmark it. */
  id: string;
  label: string;
  /** Heading in the sidebar; null for none. */
  group: string | null;
  /** Other words for what is found there: "GSTIN, areas, pincodes". */
  words?: string;
  /** What the role must be able to do; null for all staff. */
  ability: Ability | null;
  icon: LucideIcon;
  screen: ComponentType;
  /** Beside the title. */
  head?: ComponentType;
};

/** Loads the screen when its section is first opened. */
export const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

export const inGroup = (group: Section['group'], members: Omit<Section, 'group'>[]): Section[] =>
  members.map((section) => ({ ...section, group }));
