import type { MilkPlan } from '@subah/contract/orders/milk';
import { addDays, dayText } from '@subah/rules/india-time';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';

type Props = { open: boolean; onClose: () => void; plan: MilkPlan; firstOpenDate: string; onSaved: () => void };

/** Both days are included. */
export function PauseDialog({ open, onClose, plan, firstOpenDate, onSaved }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Pause for a holiday" size="sm">
      <PauseForm plan={plan} firstOpenDate={firstOpenDate} onSaved={onSaved} />
    </Dialog>
  );
}

function PauseForm({ plan, firstOpenDate, onSaved }: Pick<Props, 'plan' | 'firstOpenDate' | 'onSaved'>) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { from: firstOpenDate, to: addDays(firstOpenDate, 2) },
    validate: ({ from, to }) => ({
      from: from < firstOpenDate ? `Choose ${dayText(firstOpenDate)} or later.` : undefined,
      to: to < from ? 'The holiday ends before it begins.' : undefined,
    }),
    onSubmit: async (values) => {
      const { message } = await api('POST milk-plans/{id}/pauses', { params: { id: plan._id }, body: values });
      toast(message ?? 'Saved');
      onSaved();
    },
    onError: (error) => toast(errorMessage(error, 'The holiday could not be saved. Try again.'), { tone: 'error' }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-600">{plan.product.name} stays away on these mornings, and nothing is charged for them.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="From" error={form.errors.from}>
          {(control) => (
            <TextInput {...control} {...form.fieldProps('from')} type="date" min={firstOpenDate} required />
          )}
        </Field>
        <Field label="Until" error={form.errors.to}>
          {(control) => (
            <TextInput {...control} {...form.fieldProps('to')} type="date" min={form.values.from} required />
          )}
        </Field>
      </div>
      <Button type="submit" block busy={form.isSubmitting}>
        Pause
      </Button>
    </form>
  );
}
