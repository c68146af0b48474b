import type { MilkPlan } from '@subah/contract/orders/milk';
import { dayText } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Palmtree } from 'lucide-react';
import { multiplyRupees } from '../../lib/money/rupees.ts';
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
  const { product, packs, rhythmText, startDate, endDate, payBy, pauses } = plan;
  const isEnding = endDate !== null;
  return (
    <article aria-label={`Plan ${product.name}`} className="rounded-[14px] border border-line p-3.5">
      <div className="flex items-start gap-3">
        <MilkPicture milk={product} />
        <div className="min-w-0 flex-1">
          <p className="font-bold text-base">
            {product.name}, {product.unit}
          </p>
          <p className="num text-ink-600">
            {packsText(packs)} · {rhythmText} · {formatRupees(multiplyRupees(product.price, packs))} a morning
          </p>
          <p className="num text-ink-600">
            {payBy === 'cod' ? 'Cash on delivery' : 'From the milk balance'}
            {startDate >= firstOpenDate && ` · from ${dayText(startDate)}`}
            {isEnding && ` · until ${dayText(endDate)}`}
          </p>
        </div>
        {!product.available && <Badge tone="no">Out of stock</Badge>}
      </div>
      {pauses.map((pause) => (
        <p key={pause._id} className="num mt-2 flex min-h-11 items-center gap-2 rounded-btn bg-mango-50 px-3">
          <Palmtree aria-hidden="true" className="size-5 flex-none text-mango-700" />
          <span className="flex-1">
            Paused {dayText(pause.from)} to {dayText(pause.to)}
          </span>
          {pause.to >= firstOpenDate && (
            <button type="button" onClick={() => onResume(pause._id)} className="link">
              End it
            </button>
          )}
        </p>
      ))}
      {!isEnding && (
        <div className="-mb-2 mt-1 flex gap-5">
          <Action onClick={onEdit} name={product.name}>
            Change
          </Action>
          <Action onClick={onPause} name={product.name}>
            Pause
          </Action>
          <Action onClick={onStop} name={product.name}>
            Stop
          </Action>
        </div>
      )}
    </article>
  );
}

function Action({ name, onClick, children }: { name: string; onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="link min-h-11">
      {children}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
