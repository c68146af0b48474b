import { ScreenSkeleton } from './section-view.tsx';

/** Shown during the session check. Without names, because it may turn into the not-found page. */
export function ShellSkeleton() {
  return (
    <div className="min-h-dvh bg-backdrop px-3 pt-20 md:px-6">
      <ScreenSkeleton />
    </div>
  );
}
