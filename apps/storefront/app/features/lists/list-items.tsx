import type { ProductCard } from '@subah/contract/catalog/catalog';
import { shoppingLists as texts } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import { MAX_LIST_QUANTITY } from '@subah/rules/lists/limits';
import { IconButton } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { Stepper } from '@subah/ui/stepper';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { ActionError } from '../../lib/forms/action-error.tsx';
import { nameLines } from '../../shared/catalog/product-name.ts';

type Props = { listId: string; onChanged: () => Promise<void>; card: (product: ProductCard) => ReactNode };

export function ListItems({ listId, onChanged, card }: Props) {
  const api = useApi();
  const items = useAccountQuery('GET shopping-lists/{id}/items', { params: { id: listId } });
  const [failure, setFailure] = useState<{ productId: string; error: unknown } | null>(null);
  if (items.state === 'loading')
    return (
      <Loading label={t(texts.title)} className="grid grid-cols-2 gap-2.5 md:grid-cols-4 lg:grid-cols-6">
        <Skeleton className="h-60 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </Loading>
    );
  if (items.state === 'failed') return <ErrorState title={t(texts.loadFailed)} onRetry={() => void items.reload()} />;

  /** Zero takes the product off the list. */
  const setQuantity = (productId: string, quantity: number) => {
    const params = { id: listId, productId };
    setFailure(null);
    items
      .change(
        (all) =>
          quantity === 0
            ? all.filter(({ product }) => product._id !== productId)
            : all.map((item) => (item.product._id === productId ? { ...item, quantity } : item)),
        () =>
          quantity === 0
            ? api('DELETE shopping-lists/{id}/items/{productId}', { params })
            : api('PUT shopping-lists/{id}/items/{productId}', { params, body: { quantity } }),
      )
      .then(onChanged, (error: unknown) => setFailure({ productId, error }));
  };
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-4 lg:grid-cols-6">
      {items.data.map(({ product, quantity }) => {
        const { main: name } = nameLines(product);
        return (
          <li key={product._id} className="grid grid-rows-[1fr_auto] gap-1.5">
            {card(product)}
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
              <p className="col-span-full text-ink-600 text-meta">{t(texts.onList)}</p>
              {failure?.productId === product._id && (
                <ActionError error={failure.error} fallback={t(texts.failed)} className="col-span-full mb-1.5" />
              )}
              <Stepper
                label={t(texts.quantityOnList, { name })}
                name={name}
                value={quantity}
                max={MAX_LIST_QUANTITY}
                onLess={() => setQuantity(product._id, quantity - 1)}
                onMore={() => setQuantity(product._id, quantity + 1)}
              />
              <IconButton label={t(texts.removeItem, { name })} onClick={() => setQuantity(product._id, 0)}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
