import { ApiError } from '@subah/contract/client/api-client';
import type { Prescription } from '@subah/contract/healthcare/prescriptions';
import { addToCart } from '@subah/messages/add-to-cart';
import { prescriptionUpload } from '@subah/messages/prescription-upload';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { uploadWithProgress } from '../../lib/api/upload-with-progress.ts';
import { shrinkPhoto } from '../../lib/pictures/shrink-photo.ts';
import { currentSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import type { PickedPhoto } from './picked-photos.ts';

const INCOMPLETE = t(prescriptionUpload.incomplete);

type Sending = { phase: 'idle' } | { phase: 'preparing' } | { phase: 'sending'; percent: number };
type UploadInput = { description: string; photos: readonly PickedPhoto[]; familyMemberId: string | null };
type Errors = { description?: string; images?: string };

const IDLE: Sending = { phase: 'idle' };

/** Keeps the input until the server has accepted it. */
export function useUpload(onUploaded: (prescription: Prescription) => void) {
  const [description, setDescription] = useState('');
  const [familyMemberId, setFamilyMemberId] = useState<string | null>(null);
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState<Sending>(IDLE);

  const clear = () => {
    setDescription('');
    setFamilyMemberId(null);
    setPhotos([]);
    setErrors({});
    setFailure(undefined);
  };

  const upload = async (input: UploadInput): Promise<string | undefined> => {
    setFailure(undefined);
    setSending({ phase: 'preparing' });
    try {
      const form = await buildForm(input);
      setSending({ phase: 'sending', percent: 0 });
      const { data } = await uploadWithProgress('POST medical/presciptions', {
        form,
        onProgress: (percent) => setSending({ phase: 'sending', percent }),
      });
      clear();
      toast(t(prescriptionUpload.uploaded));
      onUploaded(data);
      return data._id;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        signInFirst(() => void upload(input));
        return undefined;
      }
      if (error instanceof ApiError) setErrors(error.fields);
      const message = errorMessage(error, t(prescriptionUpload.checkConnection));
      setFailure(`${t(prescriptionUpload.failed)} ${message}`);
      toast(t(prescriptionUpload.failed), { tone: 'error' });
      return undefined;
    } finally {
      setSending(IDLE);
    }
  };

  /** A visitor signs in first; the upload continues afterwards. */
  const submit = (): void => {
    if (sending.phase !== 'idle') return;
    const input = { description: description.trim(), photos, familyMemberId };
    const found = validate(input);
    setErrors(found);
    if (found.description || found.images) toast(INCOMPLETE, { tone: 'error' });
    else if (currentSession().isSignedIn) void upload(input);
    else signInFirst(() => void upload(input));
  };

  return {
    description,
    photos,
    errors,
    failure,
    familyMemberId,
    chooseFamilyMember: setFamilyMemberId,
    sending,
    submit,
    upload,
    changeDescription: (text: string) => {
      setDescription(text);
      setErrors(({ description: _old, ...rest }) => rest);
    },
    changePhotos: (next: PickedPhoto[]) => {
      setPhotos(next);
      setErrors(({ images: _old, ...rest }) => rest);
    },
  };
}

const validate = ({ description, photos }: UploadInput): Errors => ({
  ...(description === '' ? { description: INCOMPLETE } : {}),
  ...(photos.length === 0 ? { images: INCOMPLETE } : {}),
});

function signInFirst(afterSignIn: () => void): void {
  toast(t(addToCart.signInFirst), { tone: 'error' });
  openSignIn({ afterSignIn });
}

/** One after the other, to limit memory on phones. */
async function buildForm({ description, photos, familyMemberId }: UploadInput): Promise<FormData> {
  const form = new FormData();
  form.append('description', description);
  if (familyMemberId) form.append('familyMemberId', familyMemberId);
  for (const { file } of photos) form.append('images', await shrinkPhoto(file), 'photo');
  return form;
}
