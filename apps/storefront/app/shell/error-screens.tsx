import { failures } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { FailureScreen, TryAgain } from '../lib/page/failure-screen.tsx';

export function NotFoundScreen() {
  return (
    <FailureScreen
      title={t(failures.notFoundTitle)}
      text={t(failures.notFoundText)}
      action={
        <Link to="/" className={buttonClass()}>
          {t(failures.goHome)}
        </Link>
      }
    />
  );
}

export function ErrorScreen() {
  return <FailureScreen title={t(failures.errorTitle)} text={t(failures.errorText)} action={<TryAgain />} />;
}
