import type { CustomerFacts } from '@subah/contract/accounts/customers-admin';
import { common } from '@subah/messages/console/common';
import { customerMilk as texts } from '@subah/messages/console/customer-milk';
import { t } from '@subah/messages/console/message';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { firstOpenDate } from '@subah/rules/milk/milk-cut-off';
import { MAX_PACKS_PER_DAY } from '@subah/rules/milk/milk-plan';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDay } from '../../lib/dates/format-date.ts';

type MilkDayDialogProps = {
  customerId: string;
  plan: CustomerFacts['milkPlans'][number];
  onClose: () => void;
  onDone: () => void;
};

/** Packs of one coming morning: none, fewer or more than in the plan. */
export function MilkDayDialog({ customerId, plan, onClose, onDone }: MilkDayDialogProps) {
  const open = firstOpenDate(new Date());
  const [date, setDate] = useState(plan.startDate > open ? plan.startDate : open);
  const [packs, setPacks] = useState('0');
  const { pending, run } = useAction<'save' | 'plan'>(t(common.wentWrong));
  const month = date.slice(0, 7);
  const { data } = useSWR(date ? ['milk-calendar', customerId, month] : null, () =>
    api('GET admin/customers/{id}/milk-calendar', { params: { id: customerId }, query: { month } }),
  );
  const day = data?.data.days.find((one) => one.date === date);
  const planned = day?.plans.find(({ planId }) => planId === plan._id);
  const save = (action: 'save' | 'plan') =>
    run(action, async () => {
      const body = { packs: action === 'plan' ? null : Number(packs) };
      const params = { id: customerId, planId: plan._id, date };
      await api('PUT admin/customers/{id}/milk-plans/{planId}/days/{date}', { params, body });
      toast(t(texts.dayToast, { day: formatDay(date) }));
      onDone();
    });
  const isClosed = day !== undefined && !day.canChange;
  const isReady = date !== '' && packs !== '' && !isClosed;
  return (
    <Dialog open onClose={onClose} title={t(texts.changeDayOf, { name: plan.productName })} size="sm">
      <div className="grid gap-4">
        <Field
          label={t(texts.morning)}
          hint={day && !isClosed ? t(texts.planned, { packs: planned?.packs ?? 0 }) : undefined}
          error={isClosed ? t(texts.closed) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              data-autofocus
              min={open}
              max={addDays(indiaDate(new Date()), 92)}
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        <Field label={t(common.packs)} hint={t(texts.packsHint)}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={0}
              max={MAX_PACKS_PER_DAY}
              value={packs}
              onChange={(event) => setPacks(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1" disabled={!isReady} busy={pending === 'save'} onClick={() => void save('save')}>
            {t(common.save)}
          </Button>
          <Button variant="line" disabled={!isReady} busy={pending === 'plan'} onClick={() => void save('plan')}>
            {t(texts.asPlanned)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
