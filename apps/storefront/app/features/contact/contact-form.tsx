import { ApiError } from '@subah/contract/client';
import type { ContactMessage } from '@subah/contract/contact';
import { Button } from '@subah/ui/button';
import { Field, TextArea, TextInput } from '@subah/ui/field';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/message-of.ts';
import { useHasScript } from '../../lib/use-has-script.ts';
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  contactErrors,
  mailAddress,
  tidied,
} from './contact-message.ts';
import { MessageNotSent, MessageSent } from './contact-outcome.tsx';
import { useSendMessage } from './use-send-message.ts';

const EMPTY: ContactMessage = { email: '', phone: '', message: '' };

/** Stores the message with the shop and opens the mail client with it. */
export function ContactForm() {
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<ContactErrors>({});
  const { sending, send, reset } = useSendMessage();
  const hasScript = useHasScript();

  if (sending.state === 'sent') {
    const startAgain = () => {
      setTyped({ ...EMPTY, email: typed.email, phone: typed.phone });
      reset();
    };
    return <MessageSent mail={mailAddress(typed)} note={sending.answer.message} onAgain={startAgain} />;
  }

  const failure = sending.state === 'failed' ? sending.error : undefined;
  const refused = failure instanceof ApiError ? failure.fields : {};
  const errorOf = (field: ContactField) => errors[field] ?? refused[field];

  const controlOf = (field: ContactField) => ({
    name: field,
    value: typed[field],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped({ ...typed, [field]: event.target.value });
      setErrors({ ...errors, [field]: undefined });
    },
    onBlur: () => {
      if (typed[field] !== '') setErrors({ ...errors, [field]: contactErrors(typed)[field] });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.state === 'pending') return;
    const found = contactErrors(typed);
    setErrors(found);
    const firstWrong = CONTACT_FIELDS.find((field) => found[field]);
    if (firstWrong) {
      const control = event.currentTarget.elements.namedItem(firstWrong);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    void send(tidied(typed), () => window.location.assign(mailAddress(typed)));
  }

  return (
    // A post, so that nothing typed here can end up in an address, even if it is sent before script has arrived.
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-2">
      <h2 className="font-bold text-xl md:col-span-2">Write to us</h2>
      <Field label="Email" error={errorOf('email')}>
        {(control) => (
          <TextInput {...control} {...controlOf('email')} type="email" inputMode="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Phone" error={errorOf('phone')} hint="10-digit mobile number">
        {(control) => (
          <TextInput {...control} {...controlOf('phone')} type="tel" inputMode="tel" autoComplete="tel-national" />
        )}
      </Field>
      <Field label="Message" error={errorOf('message')} className="md:col-span-2">
        {(control) => <TextArea {...control} {...controlOf('message')} className="min-h-36" />}
      </Field>
      {sending.state === 'failed' && (
        <MessageNotSent
          className="md:col-span-2"
          mail={mailAddress(typed)}
          reason={messageOf(failure, 'The message could not be sent. Please check your connection and try again.')}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-2">
        <Button
          type="submit"
          size="lg"
          disabled={!hasScript}
          busy={sending.state === 'pending'}
          className="max-sm:w-full"
        >
          Send message
        </Button>
        <p className="text-ink-600">Your mail app opens with a copy of it.</p>
      </div>
    </form>
  );
}
