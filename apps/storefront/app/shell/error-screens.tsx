import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { FailureScreen, TryAgain } from '../lib/page/failure-screen.tsx';

export function NotFoundScreen() {
  return (
    <FailureScreen
      title="Page Not Found"
      text="It may have moved, or the address has a slip in it. Everything else is where it was."
      action={
        <Link to="/" className={buttonClass()}>
          Go Home
        </Link>
      }
    />
  );
}

export function ErrorScreen() {
  return (
    <FailureScreen
      title="Something went wrong"
      text="The page could not be made just now. Your cart is safe. Please try again in a moment."
      action={<TryAgain />}
    />
  );
}
