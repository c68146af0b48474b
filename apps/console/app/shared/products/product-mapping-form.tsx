import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { products as texts } from '@subah/messages/console/products';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { Button } from '@subah/ui/button';
import { Field, Select } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/api/use-action.ts';
import { type Option, useOptions } from '../../lib/form/use-options.ts';
import { ProductPicker } from './product-picker.tsx';

const INCOMPLETE = t(texts.mappingIncomplete);

type ProductMappingFormProps = {
  /** All catalogs if undefined. */
  catalog?: Catalog;
  /** What products are assigned to: "Category", "Subcategory". */
  label: string;
  options: () => Promise<Option[]>;
  optionsErrorText: string;
  send: (targetId: string, productIds: string[]) => Promise<{ message?: string | undefined }>;
  onSent: () => void;
};

/** Assigns products to a category: popular lists, promotions and the fruit filter. */
export function ProductMappingForm(props: ProductMappingFormProps) {
  const { catalog, label, options, optionsErrorText, send, onSent } = props;
  const targets = useOptions(['mapping', catalog, label], options);
  const [targetId, setTargetId] = useState('');
  const [products, setProducts] = useState<ProductRow[]>([]);
  const [error, setError] = useState<string>();
  const { pending, run } = useAction<'send'>(t(texts.mappingFailed));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (targetId === '' || products.length === 0) return setError(INCOMPLETE);
    setError(undefined);
    await run('send', async () => {
      const productIds = products.map(({ _id }) => _id);
      const { message } = await send(targetId, productIds);
      toast(message ?? t(texts.mappedToast));
      setProducts([]);
      onSent();
    });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="card top-18 grid content-start gap-4 p-4 xl:sticky"
    >
      <h2 className="font-bold text-base">{t(texts.addProducts)}</h2>
      <Field label={label} error={targets.isFailed ? optionsErrorText : undefined}>
        {(control) => (
          <Select {...control} value={targetId} onChange={(event) => setTargetId(event.target.value)}>
            <option value="">
              {targets.isLoading ? t(common.loading) : t(texts.select, { noun: label.toLowerCase() })}
            </option>
            {targets.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ProductPicker catalog={catalog} selected={products} onChange={setProducts} />
      {error && (
        <p role="alert" className="font-semibold text-chilli">
          {error}
        </p>
      )}
      <Button type="submit" busy={pending === 'send'}>
        {t(texts.addProducts)}
      </Button>
    </form>
  );
}
