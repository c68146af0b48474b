import { INDIA_ZONE } from '@subah/rules/india-time';
import { useNow } from '../../lib/dates/use-now.ts';
import { timeToCutOff } from './cut-off.ts';

const longDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

export function TodayLine() {
  const now = useNow();
  const left = timeToCutOff(now);
  return (
    <p className="num text-ink-600">
      {longDay.format(now)} · {left ? `cut-off in ${left}` : 'cut-off has passed'}
    </p>
  );
}
