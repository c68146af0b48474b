import { saveToList } from '@subah/messages/save-to-list';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { Bookmark } from 'lucide-react';
import { openSaveToList } from '../../lib/lists/save-to-list.ts';

type Props = { productId: string; name: string; className?: string };

/** Small to see and 44 px to touch, over the picture of a product card. */
export function SaveProductButton({ productId, name, className }: Props) {
  return (
    <button
      type="button"
      aria-label={t(saveToList.saveProduct, { name })}
      onClick={() => openSaveToList({ productId })}
      className={cx('grid size-11 place-items-center text-ink-600 hover:text-leaf-700', className)}
    >
      <span className="grid size-7.5 place-items-center rounded-full bg-card/90">
        <Bookmark aria-hidden="true" className="size-4.5" />
      </span>
    </button>
  );
}
