import type { MilkDay } from '@subah/contract/milk/milk';
import { milkPlan } from '@subah/messages/milk-plan';
import { milkCalendar, milkDayStates } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { Ban, Check, CircleAlert, type LucideIcon, Milk, Palmtree, RotateCcw, X } from 'lucide-react';

type State = MilkDay['state'];

type DayDisplay = { label: string; icon: LucideIcon; square: string };

/** Never by colour alone. */
export const DAY_STATES: Record<Exclude<State, 'none'>, DayDisplay> = {
  ordered: { label: t(milkDayStates.ordered), icon: Milk, square: 'bg-sky-50 text-sky-700' },
  delivered: { label: t(milkDayStates.delivered), icon: Check, square: 'bg-leaf-100 text-leaf-700' },
  paused: { label: t(milkDayStates.paused), icon: Palmtree, square: 'bg-mango-100 text-mango-900' },
  skipped: { label: t(milkDayStates.skipped), icon: Ban, square: 'bg-sunk text-ink-600' },
  missed: { label: t(milkDayStates.missed), icon: X, square: 'bg-chilli-50 text-chilli' },
  credited: { label: t(milkDayStates.credited), icon: RotateCcw, square: 'bg-lab text-plum-700' },
  unavailable: { label: t(milkDayStates.unavailable), icon: CircleAlert, square: 'bg-chilli-50 text-chilli' },
};

export const dayDisplay = (state: State): DayDisplay | undefined => (state === 'none' ? undefined : DAY_STATES[state]);

/** "1.5 L" or "2 L". */
export const litresText = (litres: number): string => t(milkCalendar.litres, { litres: Number(litres.toFixed(3)) });

export const packsText = (packs: number): string => t(milkPlan.packs, { count: packs });
