import { ApiError } from '@subah/contract/client/api-client';
import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { prescriptionUpload } from '@subah/messages/prescription-upload';
import { t } from '@subah/messages/translate';
import { errorMessage } from '../../lib/api/error-message.ts';
import { uploadWithProgress } from '../../lib/api/upload-with-progress.ts';
import { shrinkPhoto } from '../../lib/pictures/shrink-photo.ts';
import type { PickedPhoto } from './picked-photos.ts';

export type UploadInput = {
  description: string;
  photos: readonly PickedPhoto[];
  familyMemberId: string | null;
};

export type UploadErrors = { description?: string; images?: string };

type Outcome =
  | { state: 'sent'; prescription: Prescription }
  | { state: 'signed-out' }
  | { state: 'failed'; message: string; errors: UploadErrors };

export async function sendPrescription(input: UploadInput, onProgress: (percent: number) => void): Promise<Outcome> {
  try {
    const form = await buildForm(input);
    onProgress(0);
    const { data } = await uploadWithProgress('POST medical/presciptions', { form, onProgress });
    return { state: 'sent', prescription: data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { state: 'signed-out' };
    const message = errorMessage(error, t(prescriptionUpload.checkConnection));
    return { state: 'failed', message, errors: error instanceof ApiError ? error.fields : {} };
  }
}

/** One after the other, to limit memory on phones. */
async function buildForm({ description, photos, familyMemberId }: UploadInput): Promise<FormData> {
  const form = new FormData();
  form.append('description', description);
  if (familyMemberId) form.append('familyMemberId', familyMemberId);
  for (const { file } of photos) form.append('images', await shrinkPhoto(file), 'photo');
  return form;
}
