import { cx } from './class-names.ts';

type ProgressBarProps = {
  label: string;
  /** Percent; undefined for an indeterminate bar. */
  value?: number | undefined;
  className?: string | undefined;
};

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className="flex justify-between gap-3 font-semibold">
        <span>{label}</span>
        {percent !== undefined && <span className="num text-ink-600">{percent}%</span>}
      </div>
      <progress max={100} value={percent} aria-label={label} className={BAR} />
    </div>
  );
}

const BAR = cx(
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-leaf-100',
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-leaf-600',
  '[&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200',
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-leaf-600',
  'indeterminate:animate-shimmer indeterminate:bg-size-[300%_100%]',
  'indeterminate:bg-linear-[90deg,var(--color-leaf-100)_30%,var(--color-leaf-600)_45%,var(--color-leaf-100)_60%]',
  '[&:indeterminate::-moz-progress-bar]:bg-transparent',
);
