import type { MilkPlan } from '@subah/contract/milk/milk';
import { dayText } from '@subah/messages/dates';
import { milkPlan, milkPlanForm } from '@subah/messages/milk-plan';
import { t } from '@subah/messages/translate';
import { addDays } from '@subah/rules/india-time';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../lib/api/use-api.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { nameLines } from '../../shared/catalog/product-name.ts';

type Props = { open: boolean; onClose: () => void; plan: MilkPlan; firstOpenDate: string; onSaved: () => void };

/** Both days are included. */
export function PauseDialog({ open, onClose, plan, firstOpenDate, onSaved }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t(milkPlanForm.pauseTitle)} size="sm">
      <PauseForm plan={plan} firstOpenDate={firstOpenDate} onSaved={onSaved} />
    </Dialog>
  );
}

function PauseForm({ plan, firstOpenDate, onSaved }: Pick<Props, 'plan' | 'firstOpenDate' | 'onSaved'>) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { from: firstOpenDate, to: addDays(firstOpenDate, 2) },
    validate: ({ from, to }) => ({
      from: from < firstOpenDate ? t(milkPlanForm.pauseTooEarly, { day: dayText(firstOpenDate) }) : undefined,
      to: to < from ? t(milkPlanForm.pauseEndsEarly) : undefined,
    }),
    onSubmit: async (values) => {
      await api('POST milk-plans/{id}/pauses', { params: { id: plan._id }, body: values });
      toast(t(milkPlanForm.pauseSaved));
      onSaved();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-600">{t(milkPlanForm.pauseText, { name: nameLines(plan.product).main })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t(milkPlanForm.pauseFrom)} error={form.errors.from}>
          {(control) => (
            <TextInput {...control} {...form.fieldProps('from')} type="date" min={firstOpenDate} required />
          )}
        </Field>
        <Field label={t(milkPlanForm.pauseUntil)} error={form.errors.to}>
          {(control) => (
            <TextInput {...control} {...form.fieldProps('to')} type="date" min={form.values.from} required />
          )}
        </Field>
      </div>
      <SubmitError form={form} fallback={t(milkPlanForm.pauseFailed)} />
      <Button type="submit" block busy={form.isSubmitting}>
        {t(milkPlan.pause)}
      </Button>
    </form>
  );
}
