import { buttonClass } from '@subah/ui/button';
import { Sun } from '@subah/ui/sun';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

export function NotFoundScreen() {
  return (
    <Screen
      title="Page Not Found"
      text="It may have moved, or the address has a slip in it. Everything else is where it was."
      action={
        <Link to="/" className={buttonClass()}>
          Go Home
        </Link>
      }
    />
  );
}

export function ErrorScreen() {
  const { pathname, search } = useLocation();
  return (
    <Screen
      title="Something went wrong"
      text="The page could not be made just now. Your cart is safe. Please try again in a moment."
      action={
        // A whole new load: it works without script, and leaves nothing behind of what failed.
        <a href={pathname + search} className={buttonClass()}>
          Try again
        </a>
      }
    />
  );
}

function Screen({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <section className="wrap grid justify-items-center gap-2 py-12 text-center md:py-20">
      <Sun className="mb-4" />
      <h1 className="font-extrabold text-3xl tracking-tight">{title}</h1>
      <p className="max-w-sm text-balance text-base text-ink-600">{text}</p>
      <div className="mt-4">{action}</div>
    </section>
  );
}
