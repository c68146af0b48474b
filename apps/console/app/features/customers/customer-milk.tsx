import type { CustomerFacts } from '@subah/contract/accounts/customers-admin';
import { common } from '@subah/messages/console/common';
import { customerMilk as texts } from '@subah/messages/console/customer-milk';
import { customers } from '@subah/messages/console/customers';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { MilkDayDialog } from './milk-day-dialog.tsx';
import { MilkPlanDialog } from './milk-plan-dialog.tsx';

type Plan = CustomerFacts['milkPlans'][number];
type Opened = { kind: 'start' } | { kind: 'day' | 'end'; plan: Plan };
type CustomerMilkProps = { customer: CustomerFacts; onChange: () => void };

/** Milk plans, with what a customer asks for on the phone. */
export function CustomerMilk({ customer, onChange }: CustomerMilkProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const done = () => {
    close();
    onChange();
  };
  return (
    <>
      {customer.milkPlans.length === 0 && <p className="text-ink-600">{t(customers.noMilkPlan)}</p>}
      <ul className="grid gap-3">
        {customer.milkPlans.map((plan) => (
          <li key={plan._id} className="wrap-anywhere">
            <b>
              {plan.packs} × {plan.productName}
            </b>
            <span className="block text-ink-600">
              {plan.rhythm}, {planDays(plan)}
            </span>
            {plan.endDate === null && (
              <span className="mt-1.5 flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="line"
                  aria-label={t(texts.changeDayOf, { name: plan.productName })}
                  onClick={() => setOpened({ kind: 'day', plan })}
                >
                  {t(texts.changeDay)}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t(texts.endPlanOf, { name: plan.productName })}
                  onClick={() => setOpened({ kind: 'end', plan })}
                >
                  {t(texts.endPlan)}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="line" className="justify-self-start" onClick={() => setOpened({ kind: 'start' })}>
        {t(texts.startPlan)}
      </Button>
      {opened?.kind === 'start' && <MilkPlanDialog customer={customer} onClose={close} onDone={done} />}
      {opened?.kind === 'day' && (
        <MilkDayDialog customerId={customer._id} plan={opened.plan} onClose={close} onDone={done} />
      )}
      {opened?.kind === 'end' && (
        <EndPlanDialog customerId={customer._id} plan={opened.plan} onClose={close} onDone={done} />
      )}
    </>
  );
}

function planDays({ startDate, endDate }: Plan): string {
  const start = formatDay(startDate);
  return endDate ? t(customers.fromTo, { start, end: formatDay(endDate) }) : t(customers.from, { start });
}

type EndPlanDialogProps = { customerId: string; plan: Plan; onClose: () => void; onDone: () => void };

function EndPlanDialog({ customerId, plan, onClose, onDone }: EndPlanDialogProps) {
  const { pending, run } = useAction<'end'>(t(common.wentWrong));
  const end = () =>
    run('end', async () => {
      const params = { id: customerId, planId: plan._id };
      await api('DELETE admin/customers/{id}/milk-plans/{planId}', { params });
      toast(t(texts.endedToast));
      onDone();
    });
  return (
    <ConfirmDialog
      open
      danger
      busy={pending === 'end'}
      title={t(texts.endTitle)}
      message={t(texts.endText, { name: plan.productName })}
      confirmLabel={t(texts.endPlan)}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  );
}
