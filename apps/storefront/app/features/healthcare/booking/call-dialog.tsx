import { accountFields } from '@subah/messages/account-fields';
import { callRequest } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { MOBILE_PATTERN, mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, Select, TextInput } from '@subah/ui/field';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { useSession } from '../../../lib/session/session.ts';

type Props = { open: boolean; onClose: () => void; doctor: { _id: string; name: string } };

export const CallDialog = ({ open, onClose, doctor }: Props) => (
  <Dialog open={open} onClose={onClose} title={t(callRequest.title)} size="sm">
    {open && <CallForm doctor={doctor} onDone={onClose} />}
  </Dialog>
);

const TIMES = [
  t(callRequest.soon),
  t(callRequest.beforeNoon),
  t(callRequest.afterFour),
  t(callRequest.tomorrowMorning),
  t(callRequest.anyTime),
];

type Values = { name: string; phone: string; convenientTime: string };

const validate = ({ name, phone }: Values): Partial<Record<keyof Values, string>> => ({
  ...(name.trim() === '' && { name: t(callRequest.nameMissing) }),
  ...(!MOBILE_PATTERN.test(phone) && { phone: t(accountFields.invalidMobile) }),
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
        <p className="font-bold text-xl">{t(callRequest.sent)}</p>
        <p className="text-ink-600">
          {t(callRequest.sentText, {
            time: form.values.convenientTime,
            phone: form.values.phone,
            doctor: doctor.name,
          })}
        </p>
        <Button onClick={onDone} data-autofocus className="mt-2">
          {t(callRequest.done)}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-600">{t(callRequest.intro, { doctor: doctor.name })}</p>
      <Field label={t(accountFields.name)} error={form.errors.name}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('name')} required autoComplete="name" maxLength={80} />
        )}
      </Field>
      <Field label={t(callRequest.phone)} error={form.errors.phone} hint={t(callRequest.phoneHint)}>
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
      <Field label={t(callRequest.time)} error={form.errors.convenientTime}>
        {(control) => (
          <Select {...control} {...form.fieldProps('convenientTime')}>
            {TIMES.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        )}
      </Field>
      <SubmitError form={form} fallback={t(callRequest.failed)} />
      <Button type="submit" size="lg" busy={form.isSubmitting}>
        {t(callRequest.title)}
      </Button>
    </form>
  );
}
