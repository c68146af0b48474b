import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { SunriseDrawing } from './sunrise-drawing.tsx';

type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  sunrise?: boolean | undefined;
  className?: string | undefined;
};

export function EmptyState({ title, text, action, sunrise = false, className }: EmptyStateProps) {
  return (
    <div className={cx(FRAME, className)}>
      {sunrise && <SunriseDrawing className="mb-2" />}
      <h2 className="font-bold text-base">{title}</h2>
      {text && <p className="max-w-sm text-balance text-ink-600">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  title: ReactNode;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
};

export function ErrorState({ title, text, onRetry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cx(FRAME, className)}>
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-chilli-50 text-chilli">
        <CircleAlert aria-hidden className="size-6" />
      </span>
      <h2 className="font-bold text-base">{title}</h2>
      {text && <p className="max-w-sm text-balance text-ink-600">{text}</p>}
      {onRetry && (
        <Button variant="line" onClick={onRetry} className="mt-3">
          {t(common.tryAgain)}
        </Button>
      )}
    </div>
  );
}

const FRAME = 'grid justify-items-center gap-1 px-4 py-8 text-center';
