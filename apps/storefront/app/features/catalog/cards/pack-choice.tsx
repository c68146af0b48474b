import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { productPath } from '@subah/rules/catalog/catalogs';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '../../../lib/page/lazy-dialog.tsx';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { nameLines } from '../../../shared/catalog/product-name.ts';

const PackSheet = lazyDialog(() => import('./pack-sheet.tsx').then((module) => module.PackSheet));

type Props = { product: CardProduct; action: (pack: CardProduct) => ReactNode };

/** The pack size of a card, which opens the other packs. Without script it leads to the product page, which shows them too. */
export function PackChoice({ product, action }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const size = packSizeText(product);
  return (
    <>
      <Link
        to={productPath(product.product_type, product._id)}
        aria-haspopup="dialog"
        aria-label={`${nameLines(product).main}, ${size}, ${t(productCard.choosePack)}`}
        onClick={open}
        data-early
        onPointerEnter={PackSheet.preload}
        className="relative z-1 mx-1 mt-0.5 flex h-8 w-fit max-w-[calc(100%-0.5rem)] items-center gap-0.5 rounded-sm border border-line-strong bg-card px-1.5 font-semibold text-meta after:absolute after:-inset-1.75 hover:bg-leaf-50"
      >
        <span className="truncate">{size}</span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none" />
      </Link>
      <PackSheet open={isOpen} onClose={() => setOpen(false)} product={product} action={action} />
    </>
  );
}
