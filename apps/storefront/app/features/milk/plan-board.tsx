import type { MilkPlan } from '@subah/contract/milk/milk';
import { common } from '@subah/messages/common';
import { dayText } from '@subah/messages/dates';
import { milkPlan, milkPlanForm } from '@subah/messages/milk-plan';
import { t } from '@subah/messages/translate';
import { firstOpenDate as openDate } from '@subah/rules/milk/milk-cut-off';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Sheet } from '@subah/ui/sheet';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import type { ApiQuery } from '../../lib/data/use-api-query.ts';
import { nameLines } from '../../shared/catalog/product-name.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { fieldsOf, newPlan } from './plan-fields.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanTile } from './plan-tile.tsx';

type Props = { plans: ApiQuery<'GET milk-plans'>; now: Date; onChanged: () => void };

type Open = { what: 'form' | 'pause' | 'stop'; plan?: MilkPlan; isOpen: boolean };

export function PlanBoard({ plans, now, onChanged }: Props) {
  const api = useApi();
  const [open, setOpen] = useState<Open>({ what: 'form', isOpen: false });
  const firstOpenDate = openDate(now);
  const close = () => setOpen({ ...open, isOpen: false });
  const saved = () => {
    close();
    void plans.reload();
    onChanged();
  };
  const act = (work: Promise<unknown>, done: string) =>
    work.then(
      () => {
        toast(done);
        saved();
      },
      (error: unknown) => toast(errorMessage(error, t(milkPlan.changeFailed)), { tone: 'error' }),
    );

  if (plans.state === 'loading') {
    return (
      <Loading label={t(milkPlan.loading)}>
        <Skeleton className="h-32 rounded-card" />
      </Loading>
    );
  }
  if (plans.state === 'failed') {
    return <ErrorState title={t(milkPlan.fetchFailed)} onRetry={() => void plans.reload()} />;
  }
  const showing = (what: Open['what']) => open.isOpen && open.what === what;
  return (
    <div className="grid gap-3">
      {plans.data.map((plan) => (
        <PlanTile
          key={plan._id}
          plan={plan}
          firstOpenDate={firstOpenDate}
          onEdit={() => setOpen({ what: 'form', plan, isOpen: true })}
          onPause={() => setOpen({ what: 'pause', plan, isOpen: true })}
          onStop={() => setOpen({ what: 'stop', plan, isOpen: true })}
          onResume={(pauseId) =>
            void act(
              api('DELETE milk-plans/{id}/pauses/{pauseId}', { params: { id: plan._id, pauseId } }),
              t(milkPlan.resumed),
            )
          }
        />
      ))}
      {plans.data.length === 0 ? (
        <EmptyState
          sunrise
          title={t(milkPlan.emptyTitle)}
          text={t(milkPlan.emptyText)}
          action={<Button onClick={() => setOpen({ what: 'form', isOpen: true })}>{t(milkPlan.start)}</Button>}
        />
      ) : (
        <Button
          variant="line"
          onClick={() => setOpen({ what: 'form', isOpen: true })}
          className="justify-self-start max-sm:w-full"
        >
          <Plus aria-hidden="true" className="size-5" />
          {t(milkPlan.another)}
        </Button>
      )}
      <Sheet
        open={showing('form')}
        onClose={close}
        title={t(open.plan ? milkPlanForm.changeTitle : milkPlanForm.newTitle)}
        closeLabel={t(common.close)}
      >
        <PlanForm
          key={open.plan?._id}
          start={open.plan ? fieldsOf(open.plan) : newPlan(firstOpenDate)}
          id={open.plan?._id}
          firstOpenDate={firstOpenDate}
          onSaved={saved}
        />
      </Sheet>
      {open.plan && (
        <PauseDialog
          open={showing('pause')}
          onClose={close}
          plan={open.plan}
          firstOpenDate={firstOpenDate}
          onSaved={saved}
        />
      )}
      <ConfirmDialog
        open={showing('stop')}
        onClose={close}
        title={t(milkPlan.stopTitle)}
        message={
          open.plan && t(milkPlan.stopText, { name: nameLines(open.plan.product).main, day: dayText(firstOpenDate) })
        }
        confirmLabel={t(milkPlan.stop)}
        danger
        onConfirm={() =>
          open.plan && void act(api('DELETE milk-plans/{id}', { params: { id: open.plan._id } }), t(milkPlan.stopped))
        }
      />
    </div>
  );
}
