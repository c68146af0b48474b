import { cx } from '@subah/ui/class-names';
import { Logo } from '@subah/ui/logo';

/** Not a router link: the storefront is a separate app. */
export function BrandLink({ className }: { className?: string }) {
  return (
    <a href="/" className={cx('flex items-center gap-2 rounded-btn', className)}>
      <Logo size={34} className="max-lg:size-7.5" />
      <span className="font-extrabold text-xl tracking-tight max-md:sr-only">subah</span>
    </a>
  );
}
