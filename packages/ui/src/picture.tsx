import { cx } from './class-names.ts';

type PictureProps = {
  alt: string;
  src: string;
  /** srcset values. */
  avif?: string | undefined;
  webp?: string | undefined;
  sizes: string;
  width: number;
  height: number;
  /** For the largest picture of the first screen: loaded eagerly with high priority. */
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
