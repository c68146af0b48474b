import type { MilkDay } from '@subah/contract/milk/milk';
import { common } from '@subah/messages/common';
import { dayText } from '@subah/messages/dates';
import { milkPlanForm } from '@subah/messages/milk-plan';
import { milkCalendar, milkDayStates } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { MAX_PACKS_PER_DAY } from '@subah/rules/milk/milk-plan';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Stepper } from '@subah/ui/stepper';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { ActionError } from '../../lib/forms/action-error.tsx';
import { nameLines } from '../../shared/catalog/product-name.ts';
import { dayDisplay, litresText, packsText } from './day-states.ts';

type Props = { open: boolean; day: MilkDay; onClose: () => void; onChanged: () => void };

export function DayDialog({ open, day, onClose, onChanged }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={dayText(day.date)} size="sm">
      <div className="grid gap-4">
        {day.plans.map((plan) => (
          <PlanOfDay
            key={`${plan.planId} ${plan.packs}`}
            date={day.date}
            plan={plan}
            canChange={day.canChange}
            onDone={onChanged}
            onClose={onClose}
          />
        ))}
        <p className="text-ink-600">{t(day.canChange ? milkCalendar.canChange : milkCalendar.cannotChange)}</p>
      </div>
    </Dialog>
  );
}

type PlanProps = {
  date: string;
  plan: MilkDay['plans'][number];
  canChange: boolean;
  onDone: () => void;
  onClose: () => void;
};

function PlanOfDay({ date, plan, canChange, onDone, onClose }: PlanProps) {
  const api = useApi();
  const { main: name } = nameLines(plan);
  const [packs, setPacks] = useState(plan.packs);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  /** Null returns to the plan. */
  const save = async (newPacks: number | null) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await api('PUT milk-plans/{id}/days/{date}', { params: { id: plan.planId, date }, body: { packs: newPacks } });
      toast(t(newPacks === 0 ? milkCalendar.noMilkOn : milkCalendar.changedOn, { day: dayText(date) }));
      onDone();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-label={name} className="grid gap-3 border-line border-b pb-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="font-bold text-base">{name}</p>
          <p className="num text-ink-600">{factsOf(plan)}</p>
        </div>
        <StateBadge state={plan.state} />
      </div>
      {plan.note && <p className="text-ink-600">{plan.note}</p>}
      {canChange && (
        <div className="grid gap-3">
          <div className="flex items-center justify-between gap-3">
            <span className="font-semibold">{t(milkCalendar.packs)}</span>
            <span className="w-32 flex-none">
              <Stepper
                label={t(milkCalendar.packsOf, { name })}
                name={name}
                value={packs}
                max={MAX_PACKS_PER_DAY}
                limitNote={t(milkPlanForm.mostPacks, { count: MAX_PACKS_PER_DAY })}
                onLess={() => setPacks(Math.max(0, packs - 1))}
                onMore={() => setPacks(packs + 1)}
              />
            </span>
          </div>
          <ActionError error={failure} fallback={t(milkCalendar.changeFailed)} />
          <div className="flex flex-wrap gap-2 *:flex-1">
            <Button busy={isBusy} disabled={packs === plan.packs} onClick={() => void save(packs)}>
              {t(common.save)}
            </Button>
            {plan.packs > 0 && (
              <Button variant="line" busy={isBusy} onClick={() => void save(0)}>
                {t(milkCalendar.skip)}
              </Button>
            )}
            <Button variant="quiet" busy={isBusy} onClick={() => void save(null)}>
              {t(milkCalendar.asPlanned)}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function factsOf({ packs, litres, charged, credited, paidBy }: PlanProps['plan']): string {
  if (packs === 0) return t(milkCalendar.nothingCharged);
  const price = credited > 0 ? t(milkCalendar.credited, { amount: formatRupees(charged) }) : formatRupees(charged);
  return [
    packsText(packs),
    litresText(litres),
    price,
    t(paidBy === 'cod' ? milkCalendar.cash : milkCalendar.balance),
  ].join(' · ');
}

const TONES = { ordered: 'go', delivered: 'ok', paused: 'new', skipped: 'neutral', credited: 'back' } as const;

function StateBadge({ state }: { state: MilkDay['state'] }) {
  const display = dayDisplay(state);
  if (!display) return <Badge>{t(milkDayStates.none)}</Badge>;
  return <Badge tone={state in TONES ? TONES[state as keyof typeof TONES] : 'no'}>{display.label}</Badge>;
}
