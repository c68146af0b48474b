import { prescriptionUpload } from '@subah/messages/prescription-upload';
import { t } from '@subah/messages/translate';
import { MAX_IMAGE_BYTES, MAX_IMAGES } from '@subah/rules/prescriptions/prescriptions';

export type PickedPhoto = { id: string; file: File };

export type Picking = { photos: PickedPhoto[]; refusal: string | undefined };

export function addPhotos(photos: readonly PickedPhoto[], files: readonly File[]): Picking {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const fitting = pictures.filter(({ size }) => size <= MAX_IMAGE_BYTES);
  const room = MAX_IMAGES - photos.length;
  const added = fitting.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }));
  return {
    photos: [...photos, ...added],
    refusal:
      (pictures.length < files.length && t(prescriptionUpload.notAnImage)) ||
      (fitting.length < pictures.length && t(prescriptionUpload.tooLarge)) ||
      (fitting.length > room && t(prescriptionUpload.tooMany, { count: MAX_IMAGES })) ||
      undefined,
  };
}
