import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reports as texts } from '@subah/messages/console/reports';
import { addDays, addMonths, indiaDate, isCalendarDate } from '@subah/rules/india-time';
import { useSearchParams } from 'react-router';
import { useNow } from '../../lib/dates/use-now.ts';

export type Period = { from: string; to: string };

/** Kept in the URL; without it the days of this month until today. */
export function usePeriod(): { period: Period; today: string; choose: (period: Period) => void } {
  const [params, setParams] = useSearchParams();
  const today = indiaDate(useNow());
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const choose = (period: Period) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('from', period.from);
        next.set('to', period.to);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const isChosen = isCalendarDate(from) && isCalendarDate(to) && from <= to;
  return { period: isChosen ? { from, to } : thisMonth(today), today, choose };
}

const thisMonth = (today: string): Period => ({ from: `${today.slice(0, 7)}-01`, to: today });

/** The periods that owners ask for most. */
export const quickPeriods = (today: string): { label: string; period: Period }[] => {
  const month = today.slice(0, 7);
  const lastMonth = addMonths(month, -1);
  return [
    { label: t(common.today), period: { from: today, to: today } },
    { label: t(texts.sevenDays), period: { from: addDays(today, -6), to: today } },
    { label: t(texts.thisMonth), period: thisMonth(today) },
    { label: t(texts.lastMonth), period: { from: `${lastMonth}-01`, to: addDays(`${month}-01`, -1) } },
    { label: t(texts.oneYear), period: { from: addDays(today, -364), to: today } },
  ];
};
