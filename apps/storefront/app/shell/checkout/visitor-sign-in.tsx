import { TwoStageSignIn } from '../../features/accounts/sign-in/two-stage-sign-in.tsx';
import { SignInLinks } from './sign-in-links.tsx';

/** The form in the first step of a visitor's cart. */
export const VisitorSignIn = () => (
  <>
    <TwoStageSignIn />
    <SignInLinks />
  </>
);
