import { product } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { FailureScreen, TryAgain } from '../../lib/page/failure-screen.tsx';

export function ProductMissing() {
  return (
    <FailureScreen
      title={t(product.notFound)}
      text={t(product.notFoundText)}
      action={
        <Link to="/" className={buttonClass()}>
          {t(product.goHome)}
        </Link>
      }
    />
  );
}

export function ProductFailed({ message }: { message: string }) {
  return <FailureScreen title={t(product.error, { message })} text={t(product.cartIsSafe)} action={<TryAgain />} />;
}
