import type { ProductRow } from '@subah/contract/catalog/products-admin';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { Button } from '@subah/ui/button';
import { Field, Select } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { ProductPicker } from './product-picker.tsx';
import type { Option } from './resource/resource.ts';
import { useOptions } from './resource/use-options.ts';
import { showFailure } from './show-failure.ts';

const CHOOSE = 'Please select a category and at least one product';

type MappingFormProps = {
  /** Whose products can be chosen; all of them when it is left out. */
  catalog?: Catalog;
  /** What products are put under: "Category", "Subcategory". */
  label: string;
  options: () => Promise<Option[]>;
  optionsFailed: string;
  send: (placeId: string, productIds: string[]) => Promise<{ message?: string | undefined }>;
  onSent: () => void;
};

/** A place is chosen and products are put under it: the form of the popular lists and of the fruit filter. */
export function MappingForm({ catalog, label, options, optionsFailed, send, onSent }: MappingFormProps) {
  const places = useOptions(['mapping', catalog, label], options);
  const [place, setPlace] = useState('');
  const [chosen, setChosen] = useState<ProductRow[]>([]);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (place === '' || chosen.length === 0) return setFault(CHOOSE);
    setFault(undefined);
    setBusy(true);
    try {
      const { message } = await send(
        place,
        chosen.map(({ _id }) => _id),
      );
      toast(message ?? 'Products mapped successfully!');
      setChosen([]);
      onSent();
    } catch (error) {
      showFailure(error, 'Mapping failed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="card top-18 grid content-start gap-4 p-4 xl:sticky"
    >
      <h2 className="font-bold text-base">Add products</h2>
      <Field label={label} error={places.isFailed ? optionsFailed : undefined}>
        {(control) => (
          <Select {...control} value={place} onChange={(event) => setPlace(event.target.value)}>
            <option value="">{places.isLoading ? 'Loading…' : `Select ${label.toLowerCase()}`}</option>
            {places.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ProductPicker catalog={catalog} chosen={chosen} onChange={setChosen} />
      {fault && (
        <p role="alert" className="font-semibold text-chilli">
          {fault}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        Map products
      </Button>
    </form>
  );
}
