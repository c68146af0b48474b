import { promotions } from '@subah/messages/promotions';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { productName } from '../../../shared/catalog/product-name.ts';

type Props = {
  heading: string;
  lead: string;
  tint: string;
  scene: string | undefined;
  /** Shown when there is no scene. */
  first: CardProduct | undefined;
};

export function PromotionHeader({ heading, lead, tint, scene, first }: Props) {
  return (
    <header
      className={cx(
        'relative flex min-h-32 items-center overflow-hidden rounded-band px-5 py-6 md:min-h-44 md:px-9 lg:min-h-52 lg:px-12',
        tint,
      )}
    >
      <div className="relative z-1 max-w-[62%] md:max-w-md">
        <h1 className="font-extrabold text-3xl tracking-[-0.025em] lg:text-4xl">{heading}</h1>
        <p className="mt-1 text-balance text-ink-600 md:text-base">
          {!scene && first ? t(promotions.todaysPick, { fruit: productName(first) }) : lead}
        </p>
      </div>
      {scene && (
        <span className="absolute -right-3 -bottom-2 w-[148px] md:right-6 md:w-[240px] lg:right-12 lg:w-[290px]">
          <StoredPicture path={scene} alt="" sizes={SIZES} width={600} height={460} priority />
        </span>
      )}
      {!scene && first && (
        <span className="absolute inset-y-0 -right-2 my-auto size-[148px] md:right-6 md:size-[200px] lg:right-16 lg:size-[232px]">
          <StoredPicture path={first.image} alt="" sizes={SIZES} priority />
        </span>
      )}
    </header>
  );
}

const SIZES = '(min-width: 1024px) 290px, (min-width: 768px) 240px, 148px';
