import { ScreenSkeleton } from './section-view.tsx';

/** The outline of the console while the session is being checked. It names nothing: it may yet become the not-found page. */
export function ShellSkeleton() {
  return (
    <div className="min-h-dvh bg-desk px-3 pt-20 md:px-6">
      <ScreenSkeleton />
    </div>
  );
}
