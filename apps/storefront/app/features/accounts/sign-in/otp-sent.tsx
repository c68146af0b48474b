import type { Message } from '@subah/messages/message';
import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { fillText } from '@subah/ui/fill-text';

type Props = { text: Message; email: string; onEditEmail: () => void };

/** Names the address that the OTP was sent to; `{email}` and `{editEmail}` in the text are the address and a button to change it. */
export const OtpSent = ({ text, email, onEditEmail }: Props) => (
  <p className="text-base text-ink-600">
    {fillText(t(text), {
      email: <b className="wrap-anywhere font-bold text-ink">{email}</b>,
      editEmail: (
        <button type="button" onClick={onEditEmail} className="link">
          {t(signInDialog.editEmail)}
        </button>
      ),
    })}
  </p>
);
