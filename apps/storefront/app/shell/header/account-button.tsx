import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { User } from 'lucide-react';
import { Link } from 'react-router';
import { signOut } from '../../features/accounts/sign-in/sign-out.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import { preloadSignIn } from '../account/sign-in-host.tsx';
import { PROFILE } from '../shop-links.ts';

type Props = { block?: boolean; onPress?: () => void };

export function AccountButton({ block = false, onPress }: Props) {
  const { isSignedIn, user } = useSession();
  const api = useApi();
  if (!isSignedIn) {
    const signIn = () => {
      onPress?.();
      openSignIn();
    };
    return (
      <Button block={block} onClick={signIn} onPointerEnter={preloadSignIn}>
        {t(navigation.signIn)}
      </Button>
    );
  }
  const leave = () => {
    onPress?.();
    void signOut(api);
  };
  return (
    <span className={cx('flex items-center gap-2', block && 'w-full')}>
      <Link
        to={PROFILE}
        onClick={() => onPress?.()}
        title={user?.name}
        className="grid size-11 flex-none place-items-center rounded-full md:-mx-1"
      >
        <span className="sr-only">
          {user?.name ? t(navigation.profileOf, { name: user.name }) : t(navigation.profile)}
        </span>
        <span className="grid size-9 place-items-center rounded-full bg-leaf-100 text-leaf-700">
          <User aria-hidden="true" className="size-5" />
        </span>
      </Link>
      <Button variant="quiet" block={block} onClick={leave}>
        {t(navigation.logout)}
      </Button>
    </span>
  );
}
