import type { ShoppingList } from '@subah/contract/shopping-lists/shopping-lists';
import { shoppingLists as texts } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import { Button, buttonClass } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { ListCard } from './list-card.tsx';
import { NewListForm } from './new-list-form.tsx';

type Props = {
  /** After products were added to the cart. */
  onAdded: (count: number) => void;
  card: Parameters<typeof ListCard>[0]['card'];
};

/** The list of `?list=` is open: the mail of a reminder links to it. */
export function MyLists({ onAdded, card }: Props) {
  const lists = useAccountQuery('GET shopping-lists');
  const [search] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  if (lists.state === 'loading') return <ListSkeletons />;
  if (lists.state === 'failed')
    return (
      <Card>
        <ErrorState title={t(texts.loadFailed)} onRetry={() => void lists.reload()} />
      </Card>
    );
  const created = () => {
    setAdding(false);
    void lists.reload();
  };
  const change = (edit: (all: ShoppingList[]) => ShoppingList[], write: () => Promise<unknown>) =>
    lists.change(edit, write);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-5" />
      {t(texts.newList)}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {lists.data.length === 0 ? (
        <Card>
          <EmptyState
            sunrise
            title={t(texts.emptyTitle)}
            text={t(texts.emptyText)}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                {add}
                <Link to="/orders" className={buttonClass({ variant: 'line' })}>
                  {t(texts.seeOrders)}
                </Link>
              </div>
            }
          />
        </Card>
      ) : (
        <div>{add}</div>
      )}
      {lists.data.map((list) => (
        <ListCard
          key={list._id}
          list={list}
          isOpenFirst={search.get('list') === list._id}
          change={change}
          reload={lists.reload}
          onAdded={onAdded}
          card={card}
        />
      ))}
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t(texts.newList)} size="sm">
        <NewListForm hasReminder onCreated={created} />
      </Dialog>
    </div>
  );
}

export function ListSkeletons() {
  return (
    <Loading label={t(texts.title)} className="grid gap-3">
      <Skeleton className="h-11 w-32 rounded-btn" />
      <Skeleton className="h-64 rounded-card md:h-44" />
    </Loading>
  );
}

const Card = ({ children }: { children: ReactNode }) => <div className="card">{children}</div>;
