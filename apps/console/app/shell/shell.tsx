import { Button } from '@subah/ui/button';
import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { queryClient } from '../lib/query-client.ts';
import { signOut } from '../lib/session.ts';
import { SectionDrawer } from './section-drawer.tsx';
import { SectionLinks } from './section-links.tsx';
import { SectionView, UnknownSection } from './section-view.tsx';
import { sectionOf } from './sections.tsx';
import { TopBar } from './top-bar.tsx';
import { useNews } from './use-news.ts';
import { useSessionWatch } from './use-session-watch.ts';

export function Shell() {
  const [search] = useSearchParams();
  const section = sectionOf(search);
  const drawer = useDrawer();
  const logOut = useLogOut();
  useNews();

  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] bg-desk lg:grid-cols-[236px_minmax(0,1fr)] print:block print:bg-card">
      <a
        href="#main"
        className="fixed top-2 left-2 z-20 rounded-btn bg-card px-4 py-3 font-bold text-leaf-700 shadow-soft not-focus:sr-only"
      >
        Skip to content
      </a>
      <TopBar isDrawerOpen={drawer.isOpen} onOpenDrawer={drawer.open} onLogOut={logOut} />
      <aside className="hidden bg-leaf-900 text-bark lg:block print:hidden">
        <div className="sticky top-15 max-h-[calc(100dvh-3.75rem)] overflow-y-auto px-3 [scrollbar-color:rgb(255_255_255/0.2)_transparent]">
          <SectionLinks current={section} />
        </div>
      </aside>
      <SectionDrawer open={drawer.isOpen} onClose={drawer.close} footer={<DrawerFoot onLogOut={logOut} />}>
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
  );
}

function DrawerFoot({ onLogOut }: { onLogOut: () => void }) {
  return (
    <div className="flex items-center justify-between gap-2 pl-2.5">
      <span className="font-semibold text-white">Welcome Admin</span>
      <Button variant="quiet" onClick={onLogOut}>
        <LogOut className="size-4" aria-hidden />
        Logout
      </Button>
    </div>
  );
}

function useDrawer() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // It was opened over one page: going to another one, also by the back button, closes it.
  if (openAt !== null && openAt !== key) setOpenAt(null);
  return { isOpen: openAt === key, open: () => setOpenAt(key), close: () => setOpenAt(null) };
}

function useLogOut(): () => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isLeaving = useRef(false);

  useSessionWatch({
    onOtherPerson: () => void revalidate(),
    onEnd: () => {
      queryClient.clear();
      if (!isLeaving.current) window.location.replace('/');
    },
  });

  return () => {
    isLeaving.current = true;
    void signOut();
    void navigate('/admin-login', { replace: true });
  };
}
