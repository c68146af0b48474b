import { cx } from './class-names.ts';

type LogoProps = {
  size?: number | undefined;
  /** In the current text colour. */
  mono?: boolean | undefined;
  /** Accessible name; undefined where the name stands beside the logo. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Logo({ size = 24, mono = false, label, className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx('flex-none', className)}
    >
      <g className={mono ? 'fill-current' : 'fill-mango-400'}>
        <path d="M5.6 13.9a6.4 6.4 0 0 1 12.8 0c-2.3-1-4.3-1.2-6.4-1.2s-4.1.2-6.4 1.2z" />
        <path d="M12 1.4a1.05 1.05 0 0 1 1.05 1.05v1.9a1.05 1.05 0 0 1-2.1 0v-1.9A1.05 1.05 0 0 1 12 1.4zM4.2 4.65a1.05 1.05 0 0 1 1.49 0l1.3 1.3a1.05 1.05 0 0 1-1.49 1.49l-1.3-1.3a1.05 1.05 0 0 1 0-1.49zM19.8 4.65a1.05 1.05 0 0 1 0 1.49l-1.3 1.3a1.05 1.05 0 0 1-1.49-1.49l1.3-1.3a1.05 1.05 0 0 1 1.49 0z" />
      </g>
      <path
        className={mono ? 'fill-current' : 'fill-leaf-600'}
        d="M1.3 17.5c3.3-2.5 6.9-3.5 10.7-3.5 4.3 0 7.9 1.2 10.7 3.5-2.9 3.7-6.6 5.3-10.9 5.3-2.1 0-4-.4-5.7-1.2 3-.5 6.3-1.4 9.7-3.2.5-.3.3-1-.3-.8-3.9 1.3-7.8 2-11.6 1.9-.9-.6-1.8-1.3-2.6-2z"
      />
    </svg>
  );
}
