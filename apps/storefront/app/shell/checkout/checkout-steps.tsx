import type { CartItem } from '@subah/contract/cart/cart';
import type { Address } from '@subah/contract/delivery/delivery';
import type { Bill } from '@subah/contract/pricing/bill';
import { addressTypes } from '@subah/messages/address-types';
import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { toRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { Skeleton } from '@subah/ui/skeleton';
import { AddressChoice } from '../../features/addresses/address-choice.tsx';
import { type Choices, updateChoices } from '../../features/checkout/checkout-choices.ts';
import { DeliveryPreferences } from '../../features/checkout/delivery-preferences.tsx';
import { isLabStepDone, type SampleRound } from '../../features/checkout/lab-patient-input.ts';
import { PaymentMethod, paymentModeName } from '../../features/checkout/payment-method.tsx';
import { StepBox, scrollToStep } from '../../features/checkout/step-box.tsx';
import { PatientChoice, PersonChoice } from '../../features/family/person-choice.tsx';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { useDeliverySettings } from '../../shared/delivery/use-delivery-settings.ts';
import type { StepName, useCheckoutSteps } from './use-checkout-steps.ts';

const LabPatients = lazyPart(() =>
  import('../../features/checkout/lab-patients.tsx').then((module) => module.LabPatients),
);
const PrescriptionPicker = lazyPart(
  () => import('../../features/prescriptions/prescription-picker.tsx').then((module) => module.PrescriptionPicker),
  <Skeleton className="h-20 rounded-btn" />,
);

type Props = {
  steps: ReturnType<typeof useCheckoutSteps>;
  items: readonly CartItem[];
  bill: Bill;
  choices: Choices;
  address: Address | undefined;
  now: Date;
  sampleRound: SampleRound | null;
  showErrors: boolean;
};

export function CheckoutSteps({ steps, items, bill, choices, address, now, sampleRound, showErrors }: Props) {
  const settings = useDeliverySettings();
  const { codLimitPaise } = settings;
  const tests = items.filter(({ itemType }) => itemType === 'LabTest');
  const needsPrescription = items.some(({ requiresPrescription }) => requiresPrescription);
  const names = stepNames({ needsPrescription, hasTests: tests.length > 0 });
  const box = (name: StepName) => ({
    name,
    number: names.indexOf(name) + 1,
    isOpen: steps.isOpen(name),
    onToggle: () => steps.toggle(name),
  });
  const goOn = (from: StepName) => {
    const next = names[names.indexOf(from) + 1] ?? from;
    steps.set({ [from]: false, [next]: true });
    scrollToStep(next);
  };

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <StepBox
        {...box('address')}
        title={t(checkout.address)}
        isDone={Boolean(address)}
        summary={address && `${t(addressTypes[address.addressType])}, ${address.street}, ${address.pincode}`}
      >
        <div className="grid gap-3">
          <PersonChoice
            isChosen={(member) => member?.addressId === address?._id}
            hasSelf={false}
            filter={({ addressId }) => addressId !== null}
            onChoose={(member) => member?.addressId && updateChoices({ addressId: member.addressId })}
          />
          <AddressChoice chosen={address} onChoose={chooseAddress} />
          {address && tests.length < items.length && <DeliveryPreferences {...choices} />}
          {address && (
            <Button variant="line" className="justify-self-start max-sm:w-full" onClick={() => goOn('address')}>
              {t(checkout.deliverHere)}
            </Button>
          )}
        </div>
      </StepBox>
      {needsPrescription && (
        <StepBox
          {...box('prescription')}
          title={t(checkout.prescription)}
          isDone={choices.prescriptionId !== null}
          summary={t(choices.prescriptionId ? checkout.prescriptionChosen : checkout.prescriptionNeeded)}
        >
          <PrescriptionPicker
            chosen={choices.prescriptionId}
            onChoose={choosePrescription}
            patientChoice={(chosenId, onChoose) => <PatientChoice chosenId={chosenId} onChoose={onChoose} />}
          />
        </StepBox>
      )}
      {tests.length > 0 && (
        <StepBox
          {...box('patients')}
          title={t(checkout.patients)}
          isDone={isLabStepDone(tests, choices.patients, { now, settings, round: sampleRound })}
          summary={t(checkout.testCount, { count: tests.length })}
        >
          <LabPatients
            tests={tests}
            patients={choices.patients}
            now={now}
            settings={settings}
            round={sampleRound}
            showErrors={showErrors}
            onChange={(patients) => updateChoices({ patients })}
            personChoice={(patientName, onChoose, number) => (
              <PersonChoice
                isChosen={(member) => member?.name === patientName}
                number={number}
                hasSelf={false}
                onChoose={(member) => member && onChoose(member)}
              />
            )}
          />
        </StepBox>
      )}
      <StepBox
        {...box('payment')}
        title={t(checkout.payment)}
        isDone={choices.paymentMode !== null}
        summary={choices.paymentMode && paymentModeName[choices.paymentMode]}
      >
        <PaymentMethod
          bill={bill}
          codLimit={codLimitPaise === null ? null : toRupees(codLimitPaise)}
          mode={choices.paymentMode}
          onChoose={(paymentMode) => updateChoices({ paymentMode })}
        />
      </StepBox>
    </div>
  );
}

const choosePrescription = (prescriptionId: string): void => updateChoices({ prescriptionId });
const chooseAddress = ({ _id }: Address): void => updateChoices({ addressId: _id });

type Needs = { needsPrescription: boolean; hasTests: boolean };

const stepNames = ({ needsPrescription, hasTests }: Needs): StepName[] => [
  'address',
  ...(needsPrescription ? (['prescription'] as const) : []),
  ...(hasTests ? (['patients'] as const) : []),
  'payment',
];
