import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { savedViews as texts } from '@subah/messages/console/saved-views';
import { Button } from '@subah/ui/button';
import { chipClass } from '@subah/ui/chip';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { Bookmark, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import useSWR from 'swr';
import { api } from '../api/session.ts';
import { useAction } from '../api/use-action.ts';
import type { ListFilter } from './use-filters.ts';
import { viewAddress } from './view-address.ts';

type SavedViewsProps = { list: string; filters: readonly ListFilter[] };

/** Names of addresses of this list. The pressed one is the address that is open. */
export function SavedViews({ list, filters }: SavedViewsProps) {
  const [params] = useSearchParams();
  const { data, mutate } = useSWR(['saved-views'], async () => (await api('GET admin/saved-views')).data);
  const [isSaving, setSaving] = useState(false);
  const { pending, run } = useAction<string>(t(common.wentWrong));
  const views = (data ?? []).filter((view) => view.list === list);
  const { address, isFiltered } = viewAddress(params, filters);
  const current = views.find((view) => view.address === address);
  const canSave = data !== undefined && isFiltered && !current;
  const remove = (id: string) =>
    run(id, async () => {
      await api('DELETE admin/saved-views/{id}', { params: { id } });
      await mutate();
    });
  if (views.length === 0 && !canSave) return null;
  return (
    <nav aria-label={t(texts.title)} className="flex w-full min-w-0 flex-wrap items-center gap-1.5">
      {views.map((view) => (
        <span key={view._id} className="inline-flex max-w-full items-center">
          <Link
            to={`?${view.address}`}
            preventScrollReset
            aria-current={view === current ? 'page' : undefined}
            className={`${chipClass({ pressed: view === current })} max-w-60`}
          >
            <span className="truncate">{view.name}</span>
          </Link>
          {view === current && (
            <Button size="sm" variant="quiet" busy={pending === view._id} onClick={() => void remove(view._id)}>
              <X className="size-4" aria-hidden />
              <span className="sr-only">{t(texts.remove, { name: view.name })}</span>
            </Button>
          )}
        </span>
      ))}
      {canSave && (
        <Button size="sm" variant="quiet" onClick={() => setSaving(true)}>
          <Bookmark className="size-4" aria-hidden />
          {t(texts.save)}
        </Button>
      )}
      {isSaving && (
        <SaveViewDialog
          list={list}
          address={address}
          names={views.map(({ name }) => name)}
          onClose={() => setSaving(false)}
          onSaved={() => void mutate()}
        />
      )}
    </nav>
  );
}

type SaveViewDialogProps = {
  list: string;
  address: string;
  names: readonly string[];
  onClose: () => void;
  onSaved: () => void;
};

function SaveViewDialog({ list, address, names, onClose, onSaved }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const { pending, run } = useAction<'save'>(t(common.wentWrong));
  const trimmed = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    void run('save', async () => {
      await api('POST admin/saved-views', { body: { list, name: trimmed, address } });
      toast(t(texts.savedToast, { name: trimmed }));
      onClose();
      onSaved();
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(texts.save)} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t(common.name)} hint={names.includes(trimmed) ? t(texts.replaces) : t(texts.nameHint)}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" block disabled={trimmed === ''} busy={pending === 'save'}>
          {t(common.save)}
        </Button>
      </form>
    </Dialog>
  );
}
