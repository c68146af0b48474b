import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { prescriptionUpload } from '@subah/messages/prescription-upload';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { currentSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import type { PickedPhoto } from './picked-photos.ts';
import type { UploadErrors, UploadInput } from './send-prescription.ts';

const loadSending = () => import('./send-prescription.ts');

const INCOMPLETE = t(prescriptionUpload.incomplete);

type Sending = { phase: 'idle' } | { phase: 'preparing' } | { phase: 'sending'; percent: number };

const IDLE: Sending = { phase: 'idle' };

/** Keeps the input until the server has accepted it. */
export function useUpload(onUploaded: (prescription: Prescription) => void) {
  const [description, setDescription] = useState('');
  const [familyMemberId, setFamilyMemberId] = useState<string | null>(null);
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [errors, setErrors] = useState<UploadErrors>({});
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
      const { sendPrescription } = await loadSending();
      const outcome = await sendPrescription(input, (percent) => setSending({ phase: 'sending', percent }));
      if (outcome.state === 'sent') {
        clear();
        toast(t(prescriptionUpload.uploaded));
        onUploaded(outcome.prescription);
        return outcome.prescription._id;
      }
      if (outcome.state === 'signed-out') signInFirst(() => void upload(input));
      else fail(outcome.message, outcome.errors);
    } catch {
      fail(t(prescriptionUpload.checkConnection));
    } finally {
      setSending(IDLE);
    }
    return undefined;
  };

  const fail = (message: string, found: UploadErrors = {}) => {
    setErrors(found);
    setFailure(`${t(prescriptionUpload.failed)} ${message}`);
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
      loadSending().catch(() => undefined);
      setPhotos(next);
      setErrors(({ images: _old, ...rest }) => rest);
    },
  };
}

const validate = ({ description, photos }: UploadInput): UploadErrors => ({
  ...(description === '' ? { description: INCOMPLETE } : {}),
  ...(photos.length === 0 ? { images: INCOMPLETE } : {}),
});

function signInFirst(afterSignIn: () => void): void {
  toast(t(prescriptionUpload.signInFirst), { tone: 'error' });
  openSignIn({ afterSignIn });
}
