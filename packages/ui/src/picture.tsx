type PictureProps = {
  alt: string;
  src: string;
  srcSet?: string | undefined;
  sizes: string;
  width: number;
  height: number;
  /** For the largest picture of the first screen: loaded eagerly with high priority. */
  priority?: boolean | undefined;
  className?: string | undefined;
  /** Beside the same text. */
  'aria-hidden'?: true | undefined;
};

export function Picture({ alt, priority = false, srcSet, sizes, ...rest }: PictureProps) {
  return (
    <img
      alt={alt}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...(srcSet && { sizes, srcSet })}
      {...rest}
    />
  );
}
