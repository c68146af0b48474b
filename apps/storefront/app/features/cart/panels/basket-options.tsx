import type { Quote } from '@subah/contract/orders/checkout';
import { MORNING_WINDOW } from '@subah/rules/delivery/delivery-slot';
import { cx } from '@subah/ui/class-names';
import { Switch } from '@subah/ui/field';
import { Coins, type LucideIcon, Zap } from 'lucide-react';
import { changeOrderOptions, type OrderOptions } from '../state/order-options.ts';

type Props = { quote: Quote | undefined; orderOptions: OrderOptions };

export function ExpressOption({ quote, orderOptions }: Props) {
  const isClosed = quote?.express.isAvailable === false;
  return (
    <Option
      icon={Zap}
      title="Express, 10 to 30 minutes"
      note={isClosed ? quote.express.note : `₹25 · 8AM to 9PM. Standard comes ${standardSlot(quote)}.`}
      isDisabled={isClosed}
      isOn={orderOptions.expressDelivery && !isClosed}
      onChange={(expressDelivery) => changeOrderOptions({ expressDelivery })}
    />
  );
}

const standardSlot = (quote: Quote | undefined): string =>
  (quote?.deliverySlot ?? `Tomorrow ${MORNING_WINDOW}`)
    .replace('Tomorrow', 'tomorrow')
    .replace(` ${MORNING_WINDOW}`, ', 8AM to 11AM');

export function CoinsOption({ quote, orderOptions }: Props) {
  const balance = quote?.coins.balance ?? 0;
  const isOn = orderOptions.useSuperCoins && balance > 0;
  return (
    <Option
      icon={Coins}
      title="Use SuperCoins"
      note={coinsNote(quote, isOn)}
      isDisabled={balance === 0}
      isOn={isOn}
      onChange={(useSuperCoins) => changeOrderOptions({ useSuperCoins })}
    />
  );
}

function coinsNote(quote: Quote | undefined, isOn: boolean): string {
  if (isOn) return quote && quote.bill.coins > 0 ? `Using ₹${quote.bill.coins} SuperCoins` : 'Using SuperCoins';
  const balance = quote?.coins.balance ?? 0;
  return `No SuperCoins applied${balance > 0 ? ` · you have ${balance}, worth ₹${balance}` : ''}`;
}

type OptionProps = {
  icon: LucideIcon;
  title: string;
  note: string;
  isDisabled: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function Option({ icon: Icon, title, note, isDisabled, isOn, onChange }: OptionProps) {
  return (
    <div className="num flex items-center gap-3">
      <span
        className={cx(
          'grid size-10 flex-none place-items-center rounded-add',
          isDisabled ? 'bg-sunk text-ink-600' : 'bg-mango-100 text-mango-900',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <Switch
        label={
          <>
            <span className="block font-bold">{title}</span>
            <span className="block font-normal text-ink-600 text-meta" role="status">
              {note}
            </span>
          </>
        }
        checked={isOn}
        disabled={isDisabled}
        onChange={onChange}
        className="min-w-0 flex-1"
      />
    </div>
  );
}
