import { buttonClass } from '@subah/ui/button';
import { Sun } from '@subah/ui/sun';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

export function ProductMissing() {
  return (
    <Failure title="No product found." text="It may be sold out for good, or the address has a slip in it.">
      <Link to="/" className={buttonClass()}>
        Go Home
      </Link>
    </Failure>
  );
}

export function ProductFailed({ message }: { message: string }) {
  const { pathname } = useLocation();
  return (
    <Failure title={`Error: ${message}`} text="Your cart is safe.">
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
