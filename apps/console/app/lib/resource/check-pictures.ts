import { LARGEST_PICTURE_BYTES } from '@subah/contract/catalog/catalog-forms';
import { type FieldValue, type FormErrors, type FormValues, isPictures } from './form-values.ts';

type Sentences = { missing: string; type: string; size: string; tooMany?: string };

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** What is wrong with the chosen pictures, in the words that the server would use. */
export function picturesFault(
  value: FieldValue | undefined,
  { isNeeded, most, sentences }: { isNeeded: boolean; most: number; sentences: Sentences },
): string | undefined {
  if (!isPictures(value)) return isNeeded ? sentences.missing : undefined;
  if (value.added.some((file) => !TYPES.includes(file.type))) return sentences.type;
  if (value.added.some((file) => file.size > LARGEST_PICTURE_BYTES)) return sentences.size;
  const count = value.kept.length + value.added.length;
  if (count > most) return sentences.tooMany;
  return isNeeded && count === 0 ? sentences.missing : undefined;
}

/** The same for a form with one picture, called `image`: a new thing needs it, an old one keeps what it has. */
export function imageErrors(values: FormValues, isNew: boolean, sentences: Sentences): FormErrors {
  const image = picturesFault(values.image, { isNeeded: isNew, most: 1, sentences });
  return image ? { image } : {};
}
