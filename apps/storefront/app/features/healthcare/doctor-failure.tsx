import { buttonClass } from '@subah/ui/button';
import { Sun } from '@subah/ui/sun';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { DOCTORS_PATH } from './care-paths.ts';

export function DoctorMissing() {
  return (
    <Failure
      title="Doctor not found"
      text="The doctor may no longer see patients here, or the address has a slip in it."
    >
      <Link to={DOCTORS_PATH} className={buttonClass()}>
        See all departments
      </Link>
    </Failure>
  );
}

export function DoctorFailed() {
  const { pathname } = useLocation();
  return (
    <Failure title="Failed to fetch doctor" text="Please try again in a moment.">
      {/* A whole new load: it works without script, and leaves nothing behind of what failed. */}
      <a href={pathname} className={buttonClass()}>
        Try again
      </a>
    </Failure>
  );
}

function Failure({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="wrap grid justify-items-center gap-2 py-12 text-center md:py-20">
      <Sun className="mb-4" />
      <h1 className="font-extrabold text-3xl tracking-tight">{title}</h1>
      <p className="max-w-sm text-balance text-base text-ink-600">{text}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
