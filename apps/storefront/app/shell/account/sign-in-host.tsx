import { lazyDialog } from '../../lib/page/lazy-dialog.tsx';
import { closeSignIn, useSignInRequest } from '../../lib/session/sign-in-request.ts';

const SignInDialog = lazyDialog(() =>
  import('../../features/accounts/sign-in/sign-in-dialog.tsx').then((module) => module.SignInDialog),
);

export const preloadSignIn = SignInDialog.preload;

export function SignInHost() {
  const request = useSignInRequest();
  return (
    <SignInDialog
      open={request !== null}
      onClose={closeSignIn}
      onSignedIn={request?.afterSignIn}
      start={request?.mode}
      productToAdd={request?.productToAdd}
      reason={request?.reason}
    />
  );
}
