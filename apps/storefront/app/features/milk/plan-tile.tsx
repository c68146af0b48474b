import type { MilkPlan } from '@subah/contract/milk/milk';
import { dayText } from '@subah/messages/dates';
import { milkPlan, rhythmText } from '@subah/messages/milk-plan';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Palmtree } from 'lucide-react';
import { multiplyRupees } from '../../lib/money/rupees.ts';
import { nameLines } from '../../shared/catalog/product-name.ts';
import { packsText } from './day-states.ts';
import { MilkPicture } from './milk-choice.tsx';

type Props = {
  plan: MilkPlan;
  firstOpenDate: string;
  onEdit: () => void;
  onPause: () => void;
  onStop: () => void;
  onResume: (pauseId: string) => void;
};

export function PlanTile({ plan, firstOpenDate, onEdit, onPause, onStop, onResume }: Props) {
  const { product, packs, startDate, endDate, payBy, pauses } = plan;
  const { main: name } = nameLines(product);
  const isEnding = endDate !== null;
  return (
    <article aria-label={t(milkPlan.plan, { name })} className="rounded-[14px] border border-line p-3.5">
      <div className="flex items-start gap-3">
        <MilkPicture milk={product} />
        <div className="min-w-0 flex-1">
          <p className="font-bold text-base">
            {name}, {unitText(product.unit)}
          </p>
          <p className="num text-ink-600">
            {t(milkPlan.perMorning, {
              packs: packsText(packs),
              rhythm: rhythmText(plan),
              amount: formatRupees(multiplyRupees(product.price, packs)),
            })}
          </p>
          <p className="num text-ink-600">
            {t(payBy === 'cod' ? milkPlan.cash : milkPlan.fromBalance)}
            {startDate >= firstOpenDate && ` · ${t(milkPlan.from, { day: dayText(startDate) })}`}
            {isEnding && ` · ${t(milkPlan.until, { day: dayText(endDate) })}`}
          </p>
        </div>
        {!product.available && <Badge tone="no">{t(milkPlan.outOfStock)}</Badge>}
      </div>
      {pauses.map((pause) => (
        <p key={pause._id} className="num mt-2 flex min-h-11 items-center gap-2 rounded-btn bg-mango-50 px-3">
          <Palmtree aria-hidden="true" className="size-5 flex-none text-mango-700" />
          <span className="flex-1">{t(milkPlan.paused, { from: dayText(pause.from), to: dayText(pause.to) })}</span>
          {pause.to >= firstOpenDate && (
            <button type="button" onClick={() => onResume(pause._id)} className="link">
              {t(milkPlan.endPause)}
            </button>
          )}
        </p>
      ))}
      {!isEnding && (
        <div className="-mb-2 mt-1 flex gap-5">
          <Action onClick={onEdit} label={t(milkPlan.changePlan, { name })}>
            {t(milkPlan.change)}
          </Action>
          <Action onClick={onPause} label={t(milkPlan.pausePlan, { name })}>
            {t(milkPlan.pause)}
          </Action>
          <Action onClick={onStop} label={t(milkPlan.stopPlan, { name })}>
            {t(milkPlan.stop)}
          </Action>
        </div>
      )}
    </article>
  );
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="link min-h-11">
      {children}
    </button>
  );
}
