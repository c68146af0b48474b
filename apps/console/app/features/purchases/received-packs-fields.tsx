import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { CostInput, LineInput, PacksInput } from './line-input.tsx';
import type { ReceivedPacks } from './received-packs.ts';

type Props = {
  row: ReceivedPacks;
  /** Of the product, with the number of the batch where there are several. */
  name: string;
  canHaveBatches: boolean;
  /** By "Another batch": the work goes on here. */
  isAdded: boolean;
  onChange: (changes: Partial<ReceivedPacks>) => void;
};

export function ReceivedPacksFields({ row, name, canHaveBatches, isAdded, onChange }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <PacksInput
        label={t(common.packs)}
        name={name}
        autoFocus={isAdded}
        value={row.packs}
        onValue={(packs) => onChange({ packs })}
      />
      <CostInput label={t(common.costInRupees)} name={name} value={row.cost} onValue={(cost) => onChange({ cost })} />
      {canHaveBatches && (
        <>
          <LineInput
            label={t(common.batch)}
            name={name}
            maxLength={40}
            value={row.batch}
            onValue={(batch) => onChange({ batch })}
            className="control w-32"
          />
          <LineInput
            label={t(common.expiry)}
            name={name}
            type="date"
            value={row.expiresOn}
            onValue={(expiresOn) => onChange({ expiresOn })}
            className="control w-40"
          />
          <CostInput label={t(common.mrpInRupees)} name={name} value={row.mrp} onValue={(mrp) => onChange({ mrp })} />
        </>
      )}
    </div>
  );
}
