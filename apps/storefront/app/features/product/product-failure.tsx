import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { FailureScreen, TryAgain } from '../../lib/page/failure-screen.tsx';

export function ProductMissing() {
  return (
    <FailureScreen
      title="No product found."
      text="It may be sold out for good, or the address has a slip in it."
      action={
        <Link to="/" className={buttonClass()}>
          Go Home
        </Link>
      }
    />
  );
}

export function ProductFailed({ message }: { message: string }) {
  return <FailureScreen title={`Error: ${message}`} text="Your cart is safe." action={<TryAgain />} />;
}
