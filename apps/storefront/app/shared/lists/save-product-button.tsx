import { saveToList } from '@subah/messages/save-to-list';
import { t } from '@subah/messages/translate';
import { openSaveToList } from '../../lib/lists/save-to-list.ts';

/** Over the picture of a product card. */
export const SaveProductButton = ({ productId, name }: { productId: string; name: string }) => (
  <button
    type="button"
    aria-label={t(saveToList.saveProduct, { name })}
    onClick={() => openSaveToList({ productId })}
    className="save-btn"
  />
);
