import { pictureSources } from '@subah/contract/picture';
import { Picture } from '@subah/ui/picture';

type Props = {
  path: string;
  alt: string;
  sizes?: string;
  /** Set for the first visible picture. */
  priority?: boolean;
};

// 5:4 on phones, so that the price and the ADD button fit below it without scrolling.
const PICTURE_CLASS = 'block aspect-5/4 w-full bg-tint object-contain md:aspect-square md:object-cover';

// Carousel and slideshow share the same sizes, so that the browser fetches one file.
const GALLERY_SIZES = '(min-width: 1344px) 680px, (min-width: 1024px) 52vw, (min-width: 768px) 46vw, 92vw';

export function ProductPicture({ path, alt, sizes = GALLERY_SIZES, priority = false }: Props) {
  return (
    <Picture
      src={path}
      srcSet={pictureSources(path)}
      alt={alt}
      sizes={sizes}
      width={600}
      height={600}
      priority={priority}
      className={PICTURE_CLASS}
    />
  );
}
