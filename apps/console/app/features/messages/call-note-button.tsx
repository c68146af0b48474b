import type { CallRequest } from '@subah/contract/healthcare/call-requests';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { messages as texts } from '@subah/messages/console/messages';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { StickyNote } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type CallNoteProps = { request: CallRequest; onDone: () => void };

export function CallNoteButton(props: CallNoteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <StickyNote className="size-4" aria-hidden />
        <span className="md:max-xl:sr-only">{t(common.note)}</span>
        <span className="sr-only">: {props.request.name}</span>
      </Button>
      {isOpen && <CallNoteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function CallNoteDialog({ request, onDone, onClose }: CallNoteProps & { onClose: () => void }) {
  const { _id, isDone, name } = request;
  const [note, setNote] = useState(request.note);
  const { pending, run } = useAction<'save'>(t(common.saveNoteFailed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('save', async () => {
      await api('PATCH admin/call-requests/{id}', {
        params: { id: _id },
        body: { isDone, note: note.trim(), readAs: request },
      });
      toast(t(texts.noteSaved, { name }));
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(texts.noteOf, { name })} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t(texts.whatWasSaid)} hint={t(common.onlyStaffSeeIt)}>
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={4}
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" block busy={pending === 'save'}>
          {t(texts.saveNote)}
        </Button>
      </form>
    </Dialog>
  );
}
