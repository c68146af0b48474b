import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { DEFAULT_DELIVERY_SETTINGS as DEFAULT } from '@subah/rules/delivery/delivery-settings';
import { INDIA_ZONE } from '@subah/rules/india-time';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
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
  const { data: delivery = DEFAULT } = useSWR(
    ['delivery-settings'],
    async () => (await api('GET delivery-settings')).data,
  );
  const left = timeToCutOff(now, delivery.cutOff);
  return (
    <p className="num text-ink-600">
      {longDay.format(now)} · {left ? t(texts.cutOffIn, { time: left }) : t(texts.cutOffPassed)}
    </p>
  );
}
