import type { MilkPlan } from '@subah/contract/orders/milk';
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
  const act = (work: Promise<{ message?: string | undefined }>, done: string) =>
    work.then(
      ({ message }) => {
        toast(message ?? done);
        saved();
      },
      (error: unknown) =>
        toast(errorMessage(error, 'The milk plan could not be changed. Try again.'), { tone: 'error' }),
    );

  if (plans.state === 'loading') {
    return (
      <Loading label="Loading milk plans…">
        <Skeleton className="h-32 rounded-card" />
      </Loading>
    );
  }
  if (plans.state === 'failed') {
    return <ErrorState title="Failed to fetch milk plans" onRetry={() => void plans.reload()} />;
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
              'Your milk comes again',
            )
          }
        />
      ))}
      {plans.data.length === 0 ? (
        <EmptyState
          sunrise
          title="Fresh milk, every morning"
          text="Choose a milk and the days. Pause, skip or change any morning until 11PM of the evening before."
          action={<Button onClick={() => setOpen({ what: 'form', isOpen: true })}>Start a milk plan</Button>}
        />
      ) : (
        <Button
          variant="line"
          onClick={() => setOpen({ what: 'form', isOpen: true })}
          className="justify-self-start max-sm:w-full"
        >
          <Plus aria-hidden="true" className="size-5" />
          Another milk plan
        </Button>
      )}
      <Sheet
        open={showing('form')}
        onClose={close}
        title={open.plan ? 'Change the milk plan' : 'New milk plan'}
        closeLabel="Close"
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
        title="Stop this milk plan?"
        message={`${open.plan?.product.name ?? 'It'} no longer comes from the next morning that can be changed. For a holiday you can pause it instead.`}
        confirmLabel="Stop"
        danger
        onConfirm={() =>
          open.plan && void act(api('DELETE milk-plans/{id}', { params: { id: open.plan._id } }), 'Stopped')
        }
      />
    </div>
  );
}
