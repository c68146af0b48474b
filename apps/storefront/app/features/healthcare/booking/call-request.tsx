import { MOBILE_PATTERN, mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, Select, TextInput } from '@subah/ui/field';
import { CircleCheck, Phone } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { useIsHydrated } from '../../../lib/hydration/use-is-hydrated.ts';
import { useSession } from '../../../lib/session/session.ts';

type Props = { doctor: { _id: string; name: string }; className?: string };

export function CallRequest({ doctor, className }: Props) {
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="line"
        size="lg"
        disabled={!isHydrated}
        onClick={() => setOpen(true)}
        {...(className && { className })}
      >
        <Phone aria-hidden="true" className="size-5" />
        Call Now
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Request a call" size="sm">
        {isOpen && <CallForm doctor={doctor} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

const TIMES = ['As soon as possible', 'Today before 12 noon', 'Today after 4 PM', 'Tomorrow morning', 'Any time'];

type Values = { name: string; phone: string; convenientTime: string };

const validate = ({ name, phone }: Values): Partial<Record<keyof Values, string>> => ({
  ...(name.trim() === '' && { name: 'Enter your name.' }),
  ...(!MOBILE_PATTERN.test(phone) && { phone: 'Enter a valid 10-digit mobile number.' }),
});

function CallForm({ doctor, onDone }: { doctor: Props['doctor']; onDone: () => void }) {
  const api = useApi();
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  const form = useApiForm<Values>({
    initialValues: { name: user?.name ?? '', phone: user?.mobile ?? '', convenientTime: TIMES[0] ?? '' },
    validate,
    onSubmit: async (values) => {
      await api('POST doctors/{id}/call-requests', { params: { id: doctor._id }, body: values });
      setSent(true);
    },
  });
  if (isSent) {
    return (
      <div role="status" className="grid justify-items-center gap-2 py-3 text-center">
        <CircleCheck aria-hidden="true" className="size-12 text-leaf-600" />
        <p className="font-bold text-xl">We will call you</p>
        <p className="text-ink-600">
          {form.values.convenientTime}, on {form.values.phone}, about a visit to {doctor.name}.
        </p>
        <Button onClick={onDone} data-autofocus className="mt-2">
          Done
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-600">Leave your number, and we call you about a visit to {doctor.name}.</p>
      <Field label="Name" error={form.errors.name}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('name')} required autoComplete="name" maxLength={80} />
        )}
      </Field>
      <Field label="Phone" error={form.errors.phone} hint="10-digit mobile number">
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('phone', mobileDigits)}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        )}
      </Field>
      <Field label="Convenient time" error={form.errors.convenientTime}>
        {(control) => (
          <Select {...control} {...form.fieldProps('convenientTime')}>
            {TIMES.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        )}
      </Field>
      {form.submitError !== undefined && (
        <p role="alert" className="font-semibold text-chilli">
          {errorMessage(
            form.submitError,
            'Your request could not be sent. Please check your connection and try again.',
          )}
        </p>
      )}
      <Button type="submit" size="lg" busy={form.isSubmitting}>
        Request a call
      </Button>
    </form>
  );
}
