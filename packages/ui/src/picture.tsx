import { cx } from './class-names.ts';

type PictureProps = {
  alt: string;
  src: string;
  /** srcset of the AVIF and of the WebP files. */
  avif?: string | undefined;
  webp?: string | undefined;
  sizes: string;
  width: number;
  height: number;
  /** For the first picture of a page: fetched at once and before others. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

export function Picture({ alt, src, avif, webp, sizes, width, height, priority = false, className }: PictureProps) {
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        alt={alt}
        src={src}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
        className={cx('h-auto max-w-full', className)}
      />
    </picture>
  );
}
