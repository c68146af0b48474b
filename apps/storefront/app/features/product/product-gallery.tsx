import { product } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { Carousel } from '@subah/ui/carousel';
import { FadingSlideshow } from './fading-slideshow.tsx';
import { pictureName } from './picture-name.ts';
import { ProductPicture } from './product-picture.tsx';
import { useIsWide } from './use-is-wide.ts';

const SLIDE_INTERVAL_MS = 2000;

type Props = { name: string; pictures: readonly string[] };

/** A carousel on phones, a cross-fading slideshow on wide screens, one plain picture otherwise. */
export function ProductGallery({ name, pictures }: Props) {
  const isWide = useIsWide();
  const [first] = pictures;
  if (first === undefined) return null;
  if (pictures.length === 1) {
    return (
      <div className="overflow-hidden rounded-band">
        <ProductPicture path={first} alt={name} priority />
      </div>
    );
  }
  const label = t(product.picturesOf, { name });
  return (
    <>
      {isWide !== true && (
        <Carousel
          label={label}
          intervalMs={SLIDE_INTERVAL_MS}
          className="overflow-hidden rounded-band md:hidden"
          controlsClassName="absolute bottom-2.5 left-1/2 -translate-x-1/2 bg-card/85"
          slides={pictures.map((path, index) => (
            <ProductPicture key={path} path={path} alt={pictureName(name, index)} priority={index === 0} />
          ))}
        />
      )}
      {isWide !== false && (
        <FadingSlideshow
          label={label}
          name={name}
          pictures={pictures}
          intervalMs={SLIDE_INTERVAL_MS}
          className="max-md:hidden"
        />
      )}
    </>
  );
}
