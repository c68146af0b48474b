import { wordmark } from '@subah/rules/shop/shop-name';
import { cx } from '@subah/ui/class-names';
import { Logo } from '@subah/ui/logo';
import { useShopName } from '../lib/shop-name.ts';

/** Not a router link: the storefront is a separate app. */
export function BrandLink({ className }: { className?: string }) {
  const name = useShopName();
  return (
    <a href="/" className={cx('flex items-center gap-2 rounded-btn', className)}>
      <Logo size={34} className="max-lg:size-7.5" />
      <span
        className="max-w-44 truncate max-lg:max-w-32 font-extrabold text-xl tracking-tight max-md:sr-only"
        translate="no"
      >
        {wordmark(name)}
      </span>
    </a>
  );
}
