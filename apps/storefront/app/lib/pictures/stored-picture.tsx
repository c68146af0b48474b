import { pictureSources } from '@subah/contract/picture';
import { Picture } from '@subah/ui/picture';

type Props = {
  /** The stored path; other sizes and formats are derived from it. */
  path: string;
  alt: string;
  sizes: string;
  width?: number;
  height?: number;
  priority?: boolean | undefined;
  className?: string | undefined;
};

export function StoredPicture({ path, width = 600, height = 600, ...rest }: Props) {
  return (
    <Picture
      {...rest}
      src={path}
      avif={pictureSources(path, 'avif')}
      webp={pictureSources(path, 'webp')}
      width={width}
      height={height}
    />
  );
}
