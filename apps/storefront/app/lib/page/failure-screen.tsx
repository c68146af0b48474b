import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { SunriseDrawing } from '@subah/ui/sunrise-drawing';
import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';

type Props = {
  title: string;
  text: string;
  action: ReactNode;
};

export function FailureScreen({ title, text, action }: Props) {
  return (
    <section className="wrap grid justify-items-center gap-2 py-12 text-center md:py-20">
      <SunriseDrawing className="mb-4" />
      <h1 className="font-extrabold text-3xl tracking-tight">{title}</h1>
      <p className="max-w-sm text-balance text-base text-ink-600">{text}</p>
      <div className="mt-4">{action}</div>
    </section>
  );
}

/** A full page load, which also works before hydration. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <a href={useHref(pathname + search)} className={buttonClass()}>
      {t(common.tryAgain)}
    </a>
  );
}
