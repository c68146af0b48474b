import { contact } from '@subah/messages/contact';
import { t } from '@subah/messages/translate';
import { Button, buttonClass } from '@subah/ui/button';
import { fillText } from '@subah/ui/fill-text';
import { FormError } from '@subah/ui/form-error';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useShop } from '../../shared/shop/use-shop.ts';

type SentProps = { mail: string; note: string | undefined; onAgain: () => void };

/** Takes the focus, because it replaces the form. */
export function MessageSent({ mail, note, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <CircleCheck aria-hidden="true" className="size-10 text-leaf-600" />
      <h2 ref={heading} tabIndex={-1} className="font-bold text-xl">
        {t(contact.sent)}
      </h2>
      <p className="text-base text-ink-600">
        {note} {t(contact.mailHint, { email: useShop().email })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <a href={mail} className={buttonClass({ variant: 'line' })}>
          {t(contact.openMail)}
        </a>
        <Button variant="quiet" onClick={onAgain}>
          {t(contact.writeAgain)}
        </Button>
      </div>
    </div>
  );
}

type NotSentProps = { mail: string; reason: string; className: string };

export function MessageNotSent({ mail, reason, className }: NotSentProps) {
  return (
    <FormError className={className}>
      {reason}{' '}
      <span className="font-normal text-ink">
        {fillText(t(contact.textKept), {
          mail: (
            <a href={mail} className="font-bold text-leaf-700 underline underline-offset-3">
              {t(contact.sendByMail)}
            </a>
          ),
        })}
      </span>
    </FormError>
  );
}
