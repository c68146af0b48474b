import type { Quote } from '@subah/contract/checkout/checkout';
import { morningSlotText } from '@subah/messages/arrival';
import { timeText, timeWindowText } from '@subah/messages/dates';
import { orderOptions as texts } from '@subah/messages/order-options';
import { t } from '@subah/messages/translate';
import { formatRupees, toRupees } from '@subah/rules/money';
import { Switch } from '@subah/ui/choice';
import { cx } from '@subah/ui/class-names';
import { Field, Select } from '@subah/ui/field';
import { Coins, type LucideIcon, Zap } from 'lucide-react';
import { useDeliverySettings } from '../../../shared/delivery/use-delivery-settings.ts';
import { changeOrderOptions, type OrderOptions } from '../state/order-options.ts';

type Props = { quote: Quote | undefined; orderOptions: OrderOptions };

export function ExpressOption({ quote, orderOptions }: Props) {
  const isClosed = quote?.express.isAvailable === false;
  const { express, fees } = useDeliverySettings();
  if (!express.isOffered) return null;
  const hours = t(texts.expressHours, {
    fee: formatRupees(toRupees(fees.expressPaise)),
    hours: timeWindowText(express.from, express.until),
  });
  const note = quote ? t(texts.expressNote, { hours, slot: slotChoiceText(quote.deliverySlot) }) : hours;
  return (
    <Option
      icon={Zap}
      title={t(texts.express)}
      note={isClosed ? t(texts.expressClosed, { time: timeText(express.from) }) : note}
      isDisabled={isClosed}
      isOn={orderOptions.expressDelivery && !isClosed}
      onChange={(expressDelivery) => changeOrderOptions({ expressDelivery })}
    />
  );
}

const slotChoiceText = ({ startsAt, endsAt, isTomorrow }: Quote['deliverySlot']): string =>
  morningSlotText({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), isTomorrow });

/** Nothing to choose in a shop with one window. */
export function SlotOption({ quote, orderOptions }: Props) {
  if (!quote || quote.slots.length < 2 || (orderOptions.expressDelivery && quote.express.isAvailable)) return null;
  return (
    <Field label={t(texts.deliveryTime)}>
      {(control) => (
        <Select
          {...control}
          value={quote.deliverySlot.startsAt}
          onChange={(event) => changeOrderOptions({ slot: event.target.value })}
        >
          {quote.slots.map((slot) => (
            <option key={slot.startsAt} value={slot.startsAt}>
              {slotChoiceText(slot)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function CoinsOption({ quote, orderOptions }: Props) {
  const balance = quote?.coins.balance ?? 0;
  const isOn = orderOptions.useSuperCoins && balance > 0;
  return (
    <Option
      icon={Coins}
      title={t(texts.useCoins)}
      note={coinsNote(quote, isOn)}
      isDisabled={balance === 0}
      isOn={isOn}
      onChange={(useSuperCoins) => changeOrderOptions({ useSuperCoins })}
    />
  );
}

function coinsNote(quote: Quote | undefined, isOn: boolean): string {
  if (isOn) {
    const amount = quote?.bill.coins ?? 0;
    return amount > 0 ? t(texts.usingCoinsWorth, { amount }) : t(texts.usingCoins);
  }
  const balance = quote?.coins.balance ?? 0;
  return balance > 0 ? t(texts.coinsToUse, { balance }) : t(texts.noCoins);
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
