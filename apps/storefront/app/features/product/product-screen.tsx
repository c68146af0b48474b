import type { Product } from '@subah/contract/catalog/catalog';
import type { ReviewSummary } from '@subah/contract/reviews/reviews';
import { facts } from '@subah/messages/product-facts';
import { timeAgoText } from '@subah/messages/time-ago';
import { t } from '@subah/messages/translate';
import { isSoldOut } from '@subah/rules/catalog/stock-left';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/page/use-now.ts';
import { productName } from '../../shared/catalog/product-name.ts';
import { AdviceSections } from './advice-sections.tsx';
import { ArrivalPromise } from './arrival-promise.tsx';
import { FactsTable } from './facts-table.tsx';
import { LabParameters } from './lab-parameters.tsx';
import { PackList } from './pack-list.tsx';
import { PictureTools } from './picture-tools.tsx';
import { PrescriptionNotice } from './prescription-notice.tsx';
import { ProductDescription } from './product-description.tsx';
import type { FactSection } from './product-facts.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductOffer } from './product-offer.tsx';
import { picturesOf } from './product-pictures.ts';
import { ShopSeals } from './shop-seals.tsx';

type Props = {
  product: Product;
  sections: FactSection[];
  rating: ReviewSummary;
  /** Server time, for a matching hydration. */
  now: string;
  quantity: number;
  action: ReactNode;
  /** Below the facts about price and packs. */
  substitutes: ReactNode;
};

export function ProductScreen({ product, sections, rating, now: serverNow, quantity, action, substitutes }: Props) {
  const now = useNow(serverNow);
  return (
    <article className="grid gap-5 *:min-w-0 md:grid-cols-2 md:items-start md:gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-14">
      <div className="relative md:sticky md:top-48 lg:top-34">
        <PictureTools productId={product._id} name={productName(product)} pictures={picturesOf(product)} />
        <ProductGallery name={productName(product)} pictures={picturesOf(product)} />
      </div>
      <div className="grid gap-4 *:min-w-0">
        <ProductOffer product={product} rating={rating} quantity={quantity} action={action} />
        <PackList product={product} />
        {substitutes}
        {product.requiresPrescription && <PrescriptionNotice />}
        {!isSoldOut(product) && <ArrivalPromise product={product} now={now} />}
        <ShopSeals catalog={product.product_type} />
        {product.description && <ProductDescription html={product.description} catalog={product.product_type} />}
        <LabParameters parameters={product.parameters} />
        {addUpdatedFact(sections, timeAgoText(new Date(product.updatedAt), now)).map((section) =>
          section.part === 'advice' ? (
            <AdviceSections key={section.part} {...section} />
          ) : (
            <FactsTable key={section.part} {...section} />
          ),
        )}
      </div>
    </article>
  );
}

/** Added here and not in the loader, because the text changes with the clock. */
const addUpdatedFact = (sections: FactSection[], age: string): FactSection[] =>
  sections.map((section) =>
    section.part === 'facts'
      ? { ...section, facts: [...section.facts, { label: t(facts.updated), value: age }] }
      : section,
  );
