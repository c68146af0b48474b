import { PICTURE_WIDTHS, type PictureWidth, pictureSources } from '@subah/contract/picture';
import { Picture } from '@subah/ui/picture';

type Props = {
  /** The stored path; other sizes and formats are derived from it. */
  path: string;
  alt: string;
  sizes: string;
  /** The stored widths to choose from. */
  widths?: readonly PictureWidth[];
  width?: number;
  height?: number;
  priority?: boolean | undefined;
  className?: string | undefined;
  'aria-hidden'?: true;
};

export function StoredPicture({ path, widths = PICTURE_WIDTHS, width = 600, height = 600, ...rest }: Props) {
  return <Picture {...rest} src={path} srcSet={pictureSources(path, widths)} width={width} height={height} />;
}
