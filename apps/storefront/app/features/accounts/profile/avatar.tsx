import { pictureSize } from '@subah/contract/picture';
import { cx } from '@subah/ui/class-names';
import { User } from 'lucide-react';

type Props = { name: string; photo: string | null | undefined; className?: string };

/** `photo` is a stored path or the object URL of a photo that was just picked. */
export function Avatar({ name, photo, className = 'size-16 text-2xl' }: Props) {
  const initial = Array.from(name.trim())[0]?.toUpperCase();
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-leaf-100 font-extrabold text-leaf-700',
        className,
      )}
    >
      {photo ? (
        <img src={pictureSize(photo, 300, 'webp')} alt="" width={96} height={96} className="size-full object-cover" />
      ) : (
        (initial ?? <User className="size-1/2" />)
      )}
    </span>
  );
}
