import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { useKeepFocus } from '@subah/ui/keep-focus';
import { LogOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { unload } from 'swr';
import { may, ownId, ownRole } from '../lib/api/may.ts';
import { signOut } from '../lib/api/session.ts';
import { SectionDrawer } from './section-drawer.tsx';
import { SectionLinks } from './section-links.tsx';
import { SectionView, UnknownSection } from './section-view.tsx';
import { sectionOf } from './sections.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { TopBar, welcome } from './top-bar.tsx';
import { useLiveEvents } from './use-live-events.ts';
import { useNewOrders } from './use-new-orders.ts';
import { useSessionEvents } from './use-session-events.ts';
import { useWaitingWork } from './use-waiting-work.ts';

export function Shell() {
  const [search] = useSearchParams();
  const section = sectionOf(search, ownRole());
  const drawer = useDrawer();
  const { logOut, signInAgain } = useSession();
  useLiveEvents();
  useNewOrders(may('see all orders'));
  useWaitingWork();
  useKeepFocus();

  return (
    <>
      {signInAgain}
      <div
        // Hides the data and keeps what was typed.
        className={cx(
          'grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] bg-backdrop lg:grid-cols-[236px_minmax(0,1fr)] print:block print:bg-card',
          signInAgain !== null && 'invisible',
        )}
      >
        <a
          href="#main"
          className="fixed top-2 left-2 z-20 rounded-btn bg-card px-4 py-3 font-bold text-leaf-700 shadow-soft not-focus:sr-only"
        >
          {t(texts.skipToContent)}
        </a>
        <TopBar isDrawerOpen={drawer.isOpen} onOpenDrawer={drawer.open} onLogOut={logOut} />
        <aside className="hidden bg-leaf-900 text-bark lg:block print:hidden">
          <div className="sticky top-15 max-h-[calc(100dvh-3.75rem)] overflow-y-auto px-3 [scrollbar-color:rgb(255_255_255/0.2)_transparent]">
            <SectionLinks current={section} />
          </div>
        </aside>
        <SectionDrawer open={drawer.isOpen} onClose={drawer.close} footer={<DrawerFooter onLogOut={logOut} />}>
          <SectionLinks current={section} />
        </SectionDrawer>
        <main
          id="main"
          tabIndex={-1}
          className="grid min-w-0 scroll-mt-16 grid-cols-1 content-start gap-3.5 px-3 pt-4 pb-8 md:px-6 lg:gap-4 lg:pt-5 lg:pb-10"
        >
          {section ? <SectionView section={section} /> : <UnknownSection />}
        </main>
        <ScrollRestoration />
      </div>
    </>
  );
}

function DrawerFooter({ onLogOut }: { onLogOut: () => void }) {
  return (
    <div className="flex items-center justify-between gap-2 pl-2.5">
      <span className="min-w-0 truncate font-semibold text-white">{welcome()}</span>
      <Button variant="quiet" onClick={onLogOut}>
        <LogOut className="size-4" aria-hidden />
        {t(common.logout)}
      </Button>
    </div>
  );
}

function useDrawer() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Any navigation closes it, also the back button.
  if (openAt !== null && openAt !== key) setOpenAt(null);
  return { isOpen: openAt === key, open: () => setOpenAt(key), close: () => setOpenAt(null) };
}

function useSession(): { logOut: () => void; signInAgain: ReactNode } {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isLoggingOut = useRef(false);
  const [owner] = useState(ownId);
  const [isEnded, setEnded] = useState(false);

  useSessionEvents({
    onRoleChange: () => void revalidate(),
    onEnd: () => {
      if (isLoggingOut.current) unload({ revalidate: false });
      else setEnded(true);
    },
  });

  const logOut = () => {
    isLoggingOut.current = true;
    void signOut();
    void navigate('/admin-login', { replace: true });
  };
  const signInAgain = isEnded ? (
    <SignInAgain owner={owner} onSignedIn={() => setEnded(false)} onLeave={() => window.location.replace('/')} />
  ) : null;
  return { logOut, signInAgain };
}
