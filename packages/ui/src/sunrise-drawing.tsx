import { cx } from './class-names.ts';

/** Decoration of empty states. */
export function SunriseDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 200 84" width={200} height={84} aria-hidden="true" className={cx('h-auto max-w-full', className)}>
      <path d="M46 74a54 54 0 0 1 108 0z" className="fill-mango-400" />
      <path d="M100 6v-3M54 22l-4-4M146 22l4-4" strokeWidth={6} strokeLinecap="round" className="stroke-mango-400" />
      <path d="M24 74h152" strokeWidth={6} strokeLinecap="round" className="stroke-leaf-600" />
    </svg>
  );
}
