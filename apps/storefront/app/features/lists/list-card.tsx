import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { ResponseBody } from '@subah/contract/client/api-client';
import type { ShoppingList } from '@subah/contract/shopping-lists/shopping-lists';
import { dayText } from '@subah/messages/dates';
import { shoppingLists as texts } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import type { ReminderInterval } from '@subah/rules/lists/reminders';
import { Button } from '@subah/ui/button';
import { AlertDialog, ConfirmDialog } from '@subah/ui/dialog';
import { ShoppingCart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { ActionError } from '../../lib/forms/action-error.tsx';
import { ListItems } from './list-items.tsx';
import { ReminderChoice } from './reminder-choice.tsx';
import { RenameDialog } from './rename-dialog.tsx';

type Props = {
  list: ShoppingList;
  isOpenFirst: boolean;
  change: (edit: (all: ShoppingList[]) => ShoppingList[], write: () => Promise<unknown>) => Promise<void>;
  reload: () => Promise<void>;
  onAdded: (count: number) => void;
  card: (product: ProductCard) => ReactNode;
};

type LeftOut = ResponseBody<'POST shopping-lists/{id}/add-to-cart'>['data']['leftOut'];

export function ListCard({ list, isOpenFirst, change, reload, onAdded, card }: Props) {
  const api = useApi();
  const params = { id: list._id };
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [asks, setAsks] = useState<'rename' | 'delete' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [reminderError, setReminderError] = useState<string>();
  const [leftOut, setLeftOut] = useState<LeftOut>([]);

  const addAll = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await api('POST shopping-lists/{id}/add-to-cart', { params });
      if (data.added.length > 0) onAdded(data.added.length);
      setLeftOut(data.leftOut);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const remindEvery = (every: ReminderInterval | null) => {
    setReminderError(undefined);
    return change(
      (all) => all.map((other) => (other._id === list._id ? { ...other, remindEvery: every } : other)),
      () => api('PATCH shopping-lists/{id}', { params, body: { remindEvery: every } }),
    )
      .then(reload)
      .catch((error: unknown) => setReminderError(errorMessage(error, t(texts.failed))));
  };
  const remove = () => {
    setAsks(null);
    setFailure(undefined);
    return change(
      (all) => all.filter((other) => other._id !== list._id),
      () => api('DELETE shopping-lists/{id}', { params }),
    ).catch(setFailure);
  };

  return (
    <section aria-labelledby={`list-${list._id}`} className="card grid gap-3 p-4">
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          <h2 id={`list-${list._id}`} translate="no" className="wrap-anywhere font-bold text-xl">
            {list.name}
          </h2>
          <p className="text-ink-600">{t(texts.itemCount, { count: list.items.length })}</p>
          <p className="mt-1 flex flex-wrap gap-2">
            <Button size="sm" variant="quiet" onClick={() => setAsks('rename')}>
              {t(texts.rename)}
            </Button>
            <Button size="sm" variant="quiet" className="text-chilli" onClick={() => setAsks('delete')}>
              {t(texts.delete)}
            </Button>
          </p>
        </div>
        <ReminderChoice
          value={list.remindEvery}
          onChange={(every) => void remindEvery(every)}
          error={reminderError}
          {...(list.remindEvery &&
            list.nextReminderOn && { note: t(texts.nextReminder, { day: dayText(list.nextReminderOn) }) })}
        />
      </div>
      <ActionError error={failure} fallback={t(texts.failed)} />
      {list.items.length === 0 ? (
        <p className="text-ink-600">{t(texts.emptyList)}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy} onClick={() => void addAll()}>
            <ShoppingCart aria-hidden="true" className="size-5" />
            {t(texts.addAll)}
          </Button>
          <Button variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? texts.hideItems : texts.showItems)}
          </Button>
        </div>
      )}
      {isOpen && list.items.length > 0 && <ListItems listId={list._id} onChanged={reload} card={card} />}
      <RenameDialog
        list={list}
        open={asks === 'rename'}
        onClose={() => setAsks(null)}
        onRenamed={() => {
          setAsks(null);
          void reload();
        }}
      />
      <ConfirmDialog
        open={asks === 'delete'}
        onClose={() => setAsks(null)}
        title={t(texts.deleteTitle, { name: list.name })}
        message={t(texts.deleteText)}
        confirmLabel={t(texts.delete)}
        cancelLabel={t(texts.keep)}
        danger
        onConfirm={() => void remove()}
      />
      <AlertDialog
        open={leftOut.length > 0}
        onClose={() => setLeftOut([])}
        title={t(texts.leftOutTitle)}
        message={leftOut.map(({ name, quantity, why }) => `${quantity} × ${name}: ${why}`).join('\n')}
      />
    </section>
  );
}
