import type { H1Entry } from '@subah/contract/orders/h1-register';
import { common } from '@subah/messages/console/common';
import { h1Register as texts } from '@subah/messages/console/h1-register';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useFocusFirstField } from '../../lib/form/use-focus-first-field.ts';
import {
  checkPrescriber,
  type PrescriberErrors,
  PrescriberFields,
} from '../../shared/prescriptions/prescriber-fields.tsx';

type CorrectEntryProps = { entry: H1Entry; onClose: () => void; onDone: () => void };

export function CorrectEntry({ entry, onClose, onDone }: CorrectEntryProps) {
  const { patient, prescriber, prescriberAddress } = entry;
  const [value, setValue] = useState({ patient, prescriber, prescriberAddress });
  const element = useFocusFirstField();
  const { pending, run } = useAction<'save'>(t(texts.correctFailed));
  const [errors, setErrors] = useState<PrescriberErrors>();
  const save = () => {
    const found = checkPrescriber(value);
    setErrors(found);
    if (found) return;
    return run('save', async () => {
      await api('PATCH admin/h1-register/{id}', { params: { id: entry._id }, body: { ...value, readAs: entry } });
      toast(t(texts.correctedToast));
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={`${entry.medicine}, ${entry.invoiceNumber}`}>
      <form
        ref={element}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PrescriberFields value={value} errors={errors ?? {}} onChange={setValue} />
        <Button type="submit" busy={pending === 'save'}>
          {t(common.save)}
        </Button>
      </form>
    </Dialog>
  );
}
