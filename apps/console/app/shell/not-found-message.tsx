import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { SunriseDrawing } from '@subah/ui/sunrise-drawing';
import type { ReactNode } from 'react';

type NotFoundMessageProps = { children?: ReactNode };

export function NotFoundMessage({ children }: NotFoundMessageProps) {
  return (
    <div className="grid justify-items-center gap-1.5 px-4 py-10 text-center">
      <SunriseDrawing className="mb-3" />
      <h1 className="font-extrabold text-2xl tracking-tight">{t(texts.notFoundTitle)}</h1>
      <p className="text-ink-600">{t(texts.notFoundText)}</p>
      {children && <div className="mt-3.5">{children}</div>}
    </div>
  );
}
