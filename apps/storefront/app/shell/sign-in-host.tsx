import { latePart } from '../lib/late-part.tsx';
import { closeSignIn, useSignInRequest } from '../lib/open-sign-in.ts';

const SignInDialog = latePart(() =>
  import('../features/accounts/sign-in-dialog.tsx').then((module) => module.SignInDialog),
);

export const preloadSignIn = SignInDialog.preload;

/** Shows the sign-in dialog whenever somebody asks for it with `openSignIn`. */
export function SignInHost() {
  const request = useSignInRequest();
  return (
    <SignInDialog open={request !== null} onClose={closeSignIn} onSignedIn={request?.andThen} start={request?.mode} />
  );
}
