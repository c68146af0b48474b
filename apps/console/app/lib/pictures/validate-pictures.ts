import { MAX_PICTURE_BYTES } from '@subah/contract/catalog/catalog-forms';
import { isPictures } from './pictures.ts';

type Messages = { missing: string; type: string; size: string; tooMany?: string };

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The same checks and messages as on the server. */
export function validatePictures(
  value: unknown,
  { isRequired, maxCount, messages }: { isRequired: boolean; maxCount: number; messages: Messages },
): string | undefined {
  if (!isPictures(value)) return isRequired ? messages.missing : undefined;
  if (value.added.some((file) => !TYPES.includes(file.type))) return messages.type;
  if (value.added.some((file) => file.size > MAX_PICTURE_BYTES)) return messages.size;
  const count = value.kept.length + value.added.length;
  if (count > maxCount) return messages.tooMany;
  return isRequired && count === 0 ? messages.missing : undefined;
}

/** For a form with one picture named `image`, required for new rows only. */
export function validateImage(values: { image?: unknown }, isNew: boolean, messages: Messages): { image?: string } {
  const image = validatePictures(values.image, { isRequired: isNew, maxCount: 1, messages });
  return image ? { image } : {};
}
