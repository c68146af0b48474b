import { pictureSources } from '@subah/contract/picture';
import { Picture } from '@subah/ui/picture';

type Props = {
  path: string;
  alt: string;
  sizes?: string;
  /** For the one that is seen first. */
  priority?: boolean;
};

// On phones a little lower than wide, so that price and ADD are seen below it; nothing of the picture is cut off.
const LOOK = 'block aspect-5/4 w-full bg-tint object-contain md:aspect-square md:object-cover';

// The carousel of phones and the slideshow of wide screens name the same widths, so that a browser fetches one file.
const IN_THE_GALLERY = '(min-width: 1344px) 680px, (min-width: 1024px) 52vw, (min-width: 768px) 46vw, 92vw';

/** One picture of the product, on the colour that its own edge has. */
export function ProductPicture({ path, alt, sizes = IN_THE_GALLERY, priority = false }: Props) {
  return (
    <Picture
      src={path}
      avif={pictureSources(path, 'avif')}
      webp={pictureSources(path, 'webp')}
      alt={alt}
      sizes={sizes}
      width={600}
      height={600}
      priority={priority}
      className={LOOK}
    />
  );
}
