import { Dialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { SignInForm } from './sign-in-form.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** What the visitor wanted to do before being asked to sign in. */
  onSignedIn?: (() => void) | undefined;
};

export function SignInDialog({ open, onClose, onSignedIn }: Props) {
  const done = () => {
    onClose();
    toast('Signed in successfully!', { lane: 'top-right' });
    onSignedIn?.();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Sign in" size="sm">
      <SignInForm onSignedIn={done} />
    </Dialog>
  );
}
