import { cart } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Chip } from '@subah/ui/chip';
import { Panel } from './panel.tsx';

type Props = { options: readonly number[]; tip: number; onChange: (tip: number) => void };

/** A tip chosen elsewhere that is not in `options` is added at the end. */
export function TipPanel({ options, tip, onChange }: Props) {
  const shown = tip === 0 || options.includes(tip) ? options : [...options, tip];
  if (shown.length === 0) return null;
  return (
    <Panel title={t(cart.tipTitle)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser */}
      <div role="group" aria-label={t(cart.tip)} className="num mt-2.5 flex flex-wrap gap-1.5">
        {shown.map((amount) => (
          <Chip
            key={amount}
            pressed={amount === tip}
            onClick={() => onChange(amount === tip ? 0 : amount)}
            className="min-w-11 flex-1 px-2 lg:max-w-16"
          >
            {formatRupees(amount)}
          </Chip>
        ))}
      </div>
    </Panel>
  );
}
