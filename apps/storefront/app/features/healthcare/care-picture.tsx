import { pictureSources } from '@subah/contract/picture';
import { Picture } from '@subah/ui/picture';

type Props = { path: string; alt: string; sizes: string; priority?: boolean; className?: string };

/** A picture of the shop in all its sizes. */
export function CarePicture({ path, ...rest }: Props) {
  return (
    <Picture
      {...rest}
      src={path}
      avif={pictureSources(path, 'avif')}
      webp={pictureSources(path, 'webp')}
      width={600}
      height={600}
    />
  );
}
