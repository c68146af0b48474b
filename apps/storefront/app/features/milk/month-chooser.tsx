import { milkRecord } from '@subah/messages/milk-record';
import { monthText } from '@subah/messages/months';
import { t } from '@subah/messages/translate';
import { addMonths } from '@subah/rules/india-time';
import { RoundButton } from '@subah/ui/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { useMonth } from './use-month.ts';

export function MonthChooser({ month, choose, canGoBack, canGoOn }: ReturnType<typeof useMonth>) {
  return (
    <div className="flex items-center gap-2">
      <RoundButton
        label={t(milkRecord.earlierMonth)}
        size="sm"
        aria-disabled={!canGoBack || undefined}
        onClick={() => canGoBack && choose(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </RoundButton>
      <p aria-live="polite" className="num min-w-[min(9rem,40vw)] text-center font-bold text-base">
        {monthText(month)}
      </p>
      <RoundButton
        label={t(milkRecord.laterMonth)}
        size="sm"
        aria-disabled={!canGoOn || undefined}
        onClick={() => canGoOn && choose(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </RoundButton>
    </div>
  );
}
