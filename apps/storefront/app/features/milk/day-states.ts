import type { MilkDay } from '@subah/contract/orders/milk';
import { Ban, Check, CircleAlert, type LucideIcon, Milk, Palmtree, RotateCcw, X } from 'lucide-react';

type State = MilkDay['state'];

type DayDisplay = { label: string; icon: LucideIcon; square: string };

/** Never by colour alone. */
export const DAY_STATES: Record<Exclude<State, 'none'>, DayDisplay> = {
  ordered: { label: 'Ordered', icon: Milk, square: 'bg-sky-50 text-sky-700' },
  delivered: { label: 'Delivered', icon: Check, square: 'bg-leaf-100 text-leaf-700' },
  paused: { label: 'Paused', icon: Palmtree, square: 'bg-mango-100 text-mango-900' },
  skipped: { label: 'Skipped', icon: Ban, square: 'bg-sunk text-ink-600' },
  missed: { label: 'Not delivered', icon: X, square: 'bg-chilli-50 text-chilli' },
  credited: { label: 'Credited', icon: RotateCcw, square: 'bg-lab text-plum-700' },
  unavailable: { label: 'Not available', icon: CircleAlert, square: 'bg-chilli-50 text-chilli' },
};

export const dayDisplay = (state: State): DayDisplay | undefined => (state === 'none' ? undefined : DAY_STATES[state]);

/** "1.5 L" or "2 L". */
export const litresText = (litres: number): string => `${Number(litres.toFixed(3))} L`;

export const packsText = (packs: number): string => `${packs} ${packs === 1 ? 'pack' : 'packs'}`;
