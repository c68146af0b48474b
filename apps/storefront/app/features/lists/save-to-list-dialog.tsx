import type { ShoppingList } from '@subah/contract/shopping-lists/shopping-lists';
import { shoppingLists as texts } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Checkbox } from '@subah/ui/choice';
import { Dialog } from '@subah/ui/dialog';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { ActionError } from '../../lib/forms/action-error.tsx';
import type { SaveToListRequest } from '../../lib/lists/save-to-list.ts';
import { NewListForm } from './new-list-form.tsx';

type Props = { open: boolean; onClose: () => void; request: SaveToListRequest | null };

export function SaveToListDialog({ open, onClose, request }: Props) {
  const isOrder = request !== null && 'orderId' in request;
  return (
    <Dialog open={open} onClose={onClose} title={t(isOrder ? texts.saveOrderTitle : texts.saveProductTitle)} size="sm">
      {request &&
        (isOrder ? <SaveOrder {...request} onClose={onClose} /> : <SaveProduct {...request} onClose={onClose} />)}
    </Dialog>
  );
}

function SaveOrder({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const saved = ({ name }: ShoppingList) => {
    onClose();
    toast(t(texts.saved, { name }));
  };
  return <NewListForm content={{ orderId }} firstName={t(texts.monthly)} hasReminder onCreated={saved} />;
}

function SaveProduct({ productId, onClose }: { productId: string; onClose: () => void }) {
  const api = useApi();
  const lists = useAccountQuery('GET shopping-lists');
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (lists.state === 'loading')
    return (
      <Loading label={t(texts.title)} className="grid gap-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </Loading>
    );
  if (lists.state === 'failed') return <ErrorState title={t(texts.loadFailed)} onRetry={() => void lists.reload()} />;

  const toggle = ({ _id, name }: ShoppingList, isSaved: boolean) => {
    const params = { id: _id, productId };
    setFailure(undefined);
    const edit = (list: ShoppingList): ShoppingList =>
      list._id === _id ? { ...list, items: withItem(list.items, productId, isSaved) } : list;
    lists
      .change(
        (all) => all.map(edit),
        () =>
          isSaved
            ? api('PUT shopping-lists/{id}/items/{productId}', { params, body: {} })
            : api('DELETE shopping-lists/{id}/items/{productId}', { params }),
      )
      .then(() => toast(t(isSaved ? texts.saved : texts.removed, { name })), setFailure);
  };
  const created = ({ name }: ShoppingList) => {
    setAdding(false);
    toast(t(texts.saved, { name }));
    void lists.reload();
  };
  return (
    <div className="grid gap-4">
      {lists.data.length > 0 && (
        <ul>
          {lists.data.map((list) => (
            <li key={list._id}>
              <Checkbox
                label={
                  <>
                    <b translate="no" className="wrap-anywhere">
                      {list.name}
                    </b>{' '}
                    <span className="text-ink-600">{t(texts.itemCount, { count: list.items.length })}</span>
                  </>
                }
                checked={list.items.some((item) => item.productId === productId)}
                onChange={(event) => toggle(list, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      <ActionError error={failure} fallback={t(texts.failed)} />
      {lists.data.length === 0 || isAdding ? (
        <NewListForm content={{ productId }} onCreated={created} />
      ) : (
        <Button variant="line" block onClick={() => setAdding(true)}>
          {t(texts.newList)}
        </Button>
      )}
      <div className="flex items-center justify-between gap-3">
        <Link to="/lists" onClick={onClose} className="link min-h-11 content-center">
          {t(texts.openLists)}
        </Link>
        <Button variant="quiet" onClick={onClose}>
          {t(texts.done)}
        </Button>
      </div>
    </div>
  );
}

const withItem = (items: ShoppingList['items'], productId: string, isSaved: boolean): ShoppingList['items'] => {
  const others = items.filter((item) => item.productId !== productId);
  return isSaved ? [{ productId, quantity: 1 }, ...others] : others;
};
