import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { Dialog } from '@subah/ui/dialog';
import { useSWRConfig } from 'swr';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { ownId } from '../lib/api/may.ts';

type SignInAgainProps = {
  /** The account whose page is on screen. */
  owner: string | undefined;
  onSignedIn: () => void;
  onLeave: () => void;
};

/** Over the hidden page, so that what was typed stays. For another account the page is loaded anew. */
export function SignInAgain({ owner, onSignedIn, onLeave }: SignInAgainProps) {
  const { mutate } = useSWRConfig();
  const goOn = () => {
    if (ownId() !== owner) return window.location.reload();
    onSignedIn();
    void mutate(() => true);
  };
  return (
    <Dialog open onClose={onLeave} title={t(texts.signInAgain)} size="sm" closeLabel={t(texts.leavePage)}>
      <p className="mb-4 text-ink-600">{t(texts.sessionEnded)}</p>
      <SignInForm onSignedIn={goOn} />
    </Dialog>
  );
}
