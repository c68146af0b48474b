import { PROMOTIONS, type Promotion } from '@subah/contract/catalog/catalog';
import type { PinnedProduct } from '@subah/contract/catalog/promotions-admin';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { promotions as texts } from '@subah/messages/console/promotions';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { limitedList } from '../../lib/list/limited-list.ts';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ProductMappingForm } from '../../shared/products/product-mapping-form.tsx';

const TITLES: Record<Promotion, string> = {
  pricebelow: t(texts.priceBelow),
  seasonal: t(texts.seasonal),
  superdeal: t(texts.superDeals),
  fruitoftheday: t(texts.fruitOfTheDay),
  recommended: t(texts.recommended),
};

const options = PROMOTIONS.map((name) => ({ value: name, label: TITLES[name] }));

const pins: Resource<PinnedProduct> = {
  id: 'promotion-pins',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: async ({ filters }) => {
    const { data } = await api('GET admin/promotions');
    return limitedList(data, LIST_LIMITS.promotionPins, (pin) => !filters.list || pin.promotion === filters.list);
  },
  rowKey: (row) => `${row.promotion} ${row.product._id}`,
  rowName: (row) => row.product.name,
  filters: [{ name: 'list', label: t(texts.list), options }],
  emptyText: t(texts.empty),
  errorText: t(common.productsFailed),
  columns: [
    {
      key: 'product',
      label: t(common.product),
      cell: (row) => (
        <NamedThumbnail
          path={row.product.image}
          name={row.product.name}
          note={catalogFacts[row.product.product_type].title}
        />
      ),
    },
    { key: 'list', label: t(texts.list), cell: (row) => TITLES[row.promotion] },
  ],
  csv: [
    [t(texts.list), (row) => TITLES[row.promotion]],
    [t(common.product), (row) => row.product.name],
    [t(common.catalog), (row) => catalogFacts[row.product.product_type].title],
  ],
  remove: {
    label: t(common.remove),
    send: (row) =>
      api('DELETE admin/promotions/{name}/products/{id}', { params: { name: row.promotion, id: row.product._id } }),
    errorText: t(common.removeMappingFailed),
  },
};

export function PromotionsScreen() {
  const invalidate = useInvalidate();
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
      <ProductMappingForm
        label={t(texts.list)}
        options={async () => options}
        optionsErrorText={t(common.failedToLoad)}
        send={(name, productIds) =>
          api('POST admin/promotions/{name}/products', {
            params: { name: name as Promotion },
            body: { productIds },
          })
        }
        onSent={() => invalidate([pins.id])}
      />
      <ResourceScreen resource={pins} />
    </div>
  );
}
