import type { StockProduct } from '@subah/contract/stock/stock';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { toastError } from '../../lib/api/error-message.ts';
import { findProducts } from '../../shared/products/find-product.tsx';
import { LINKED_CODE } from '../../shared/products/stock-link.ts';

/** Finds the product of a `stockLink`, once: after it is booked, the list starts empty. */
export function useLinkedProduct(onFound: (product: StockProduct) => void): void {
  const [search] = useSearchParams();
  const linkedCode = search.get(LINKED_CODE);
  const handleFound = useEffectEvent(onFound);
  useEffect(() => {
    if (!linkedCode) return;
    findProducts(linkedCode)
      .then((products) => {
        const product = products.find(({ code }) => code === linkedCode);
        if (product) handleFound(product);
      })
      .catch((error: unknown) => toastError(error, t(common.productsFailed)));
  }, [linkedCode]);
}
