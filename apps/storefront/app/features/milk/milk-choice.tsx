import type { MilkChoice as MilkOption } from '@subah/contract/milk/milk';
import { pictureSources } from '@subah/contract/picture';
import { milkPlan, milkPlanForm } from '@subah/messages/milk-plan';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { formatRupees } from '@subah/rules/money';
import { RadioCard } from '@subah/ui/choice';
import { ErrorState } from '@subah/ui/empty-state';
import { Picture } from '@subah/ui/picture';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { useId, useState } from 'react';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { nameLines } from '../../shared/catalog/product-name.ts';

const FIRST_SHOWN = 4;

type Props = { chosen: string; error: string | undefined; onChoose: (productId: string) => void };

export function MilkChoice({ chosen, error, onChoose }: Props) {
  const milks = useAccountQuery('GET milk-plans/products');
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  if (milks.state === 'loading') {
    return (
      <Loading label={t(milkPlanForm.milkLoading)} className="grid gap-2">
        <Skeleton className="h-18 rounded-[14px]" />
        <Skeleton className="h-18 rounded-[14px]" />
      </Loading>
    );
  }
  if (milks.state === 'failed') {
    return <ErrorState title={t(milkPlanForm.milkFetchFailed)} onRetry={() => void milks.reload()} />;
  }
  // The list does not scroll by itself inside the sheet; the chosen milk is always in it.
  const shown = isWhole ? milks.data : milks.data.filter((milk, index) => index < FIRST_SHOWN || milk._id === chosen);
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t(milkPlanForm.milk)}</legend>
      <div id={listId} className="grid gap-2">
        {shown.map((milk) => (
          <RadioCard
            key={milk._id}
            name="productId"
            checked={milk._id === chosen}
            disabled={!milk.available}
            onChange={() => onChoose(milk._id)}
            label={`${nameLines(milk).main}, ${unitText(milk.unit)}`}
            detail={
              <span className="num">
                {[milk.brand, formatRupees(milk.price), milk.available ? null : t(milkPlan.outOfStock)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            }
            aside={<MilkPicture milk={milk} />}
          />
        ))}
      </div>
      {milks.data.length > FIRST_SHOWN && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
          className="link mt-2 min-h-11"
        >
          {isWhole ? t(milkPlanForm.showFewer) : t(milkPlanForm.showAll, { count: milks.data.length })}
        </button>
      )}
      {error && (
        <p role="alert" className="mt-1.5 font-semibold text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function MilkPicture({ milk }: { milk: MilkOption }) {
  return (
    <span className="size-12 flex-none">
      <Picture
        src={milk.image}
        srcSet={pictureSources(milk.image)}
        alt=""
        sizes="48px"
        width={48}
        height={48}
        className="rounded-btn bg-dairy"
      />
    </span>
  );
}
