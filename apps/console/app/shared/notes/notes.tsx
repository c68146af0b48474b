import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { notes as texts } from '@subah/messages/console/notes';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';

type Note = { _id: string; text: string; by: string; at: string };

/** Notes of staff for each other. */
export function Notes({ notes, onAdd }: { notes: readonly Note[]; onAdd: (text: string) => Promise<unknown> }) {
  const [text, setText] = useState('');
  const { pending, run } = useAction<'add'>(t(common.saveNoteFailed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void run('add', async () => {
      await onAdd(text.trim());
      setText('');
      toast(t(common.noteAdded));
    });
  };
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1.5">
        {notes.map((note) => (
          <li key={note._id} className="wrap-anywhere">
            <span lang={textLanguage(note.text)}>{note.text}</span>{' '}
            <span className="text-ink-600 text-xs">
              {note.by} · {formatDateTime(note.at)}
            </span>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="flex items-end gap-2">
        <Field label={t(common.note)} hint={t(common.onlyStaffSeeIt)} className="flex-1">
          {(control) => (
            <TextInput {...control} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <Button type="submit" variant="soft" size="sm" busy={pending === 'add'} className="mb-6">
          {t(texts.add)}
        </Button>
      </form>
    </div>
  );
}
