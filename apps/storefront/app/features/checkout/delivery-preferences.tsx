import { deliveryPreferences, missingChoices } from '@subah/messages/delivery-preferences';
import { t } from '@subah/messages/translate';
import { MAX_INSTRUCTIONS, MISSING_CHOICES, type MissingChoice } from '@subah/rules/orders/missing-choices';
import { Field, Select, TextInput } from '@subah/ui/field';
import { type Choices, updateChoices } from './checkout-choices.ts';

/** For orders with goods: what to do when something is missing, and a note for the delivery partner. */
export const DeliveryPreferences = ({ ifMissing, instructions }: Pick<Choices, 'ifMissing' | 'instructions'>) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <Field label={t(deliveryPreferences.ifMissing)}>
      {(control) => (
        <Select
          {...control}
          value={ifMissing}
          onChange={(event) => updateChoices({ ifMissing: event.target.value as MissingChoice })}
        >
          {MISSING_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t(missingChoices[choice])}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field label={t(deliveryPreferences.instructions)} hint={t(deliveryPreferences.instructionsHint)}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={MAX_INSTRUCTIONS}
          value={instructions}
          onChange={(event) => updateChoices({ instructions: event.target.value })}
        />
      )}
    </Field>
  </div>
);
