import type { ResponseBody } from '@subah/contract/client/api-client';
import { storeLocation } from '@subah/messages/store-location';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { siteText } from '../../lib/language/site-text.ts';
import { useDeliveryTexts } from '../../shared/delivery/delivery-texts.ts';

export type Serviceability = ResponseBody<'GET addresses/serviceability'>['data'];

type Props = {
  /** From the query string. */
  pincode: string;
  result: Serviceability | null;
  error: string | null;
};

/** A form with `method="get"`: the result survives a reload and works before hydration. */
export function PincodeCheck({ pincode, result, error }: Props) {
  const navigation = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  // Going back changes the result but not the input.
  useEffect(() => {
    if (input.current) input.current.value = pincode;
  }, [pincode]);
  const isChecking = navigation.state === 'loading' && navigation.location.search !== '';
  const delivery = useDeliveryTexts();
  return (
    <section
      aria-labelledby="pincode-check"
      className="grid gap-4 rounded-band bg-mango-100 p-4 md:grid-cols-2 md:items-center md:gap-7 md:p-7"
    >
      <div>
        <h2 id="pincode-check" className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
          {t(storeLocation.question)}
        </h2>
        <Form method="get" preventScrollReset className="mt-3 flex items-start gap-2.5">
          <Field label={t(storeLocation.pincode)} error={error ?? undefined} className="flex-1">
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                name="pincode"
                defaultValue={pincode}
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={6}
                required
                placeholder="462046"
              />
            )}
          </Field>
          <Button type="submit" busy={isChecking} className="mt-[26px] min-h-12 px-6">
            {t(storeLocation.check)}
          </Button>
        </Form>
      </div>
      <div role="status" className="text-base">
        {result ? (
          <Verdict result={result} />
        ) : (
          <p className="text-mango-900">{t(storeLocation.invitation, delivery)}</p>
        )}
      </div>
    </section>
  );
}

function Verdict({ result }: { result: Serviceability }) {
  if (!result.isServiceable) {
    return (
      <p className={VERDICT}>
        <CircleX aria-hidden="true" className="mt-0.5 size-5 flex-none text-chilli" />
        <span>
          <b>{t(storeLocation.notDelivered, { pincode: result.pincode })}</b> {t(storeLocation.seeAreas)}
        </span>
      </p>
    );
  }
  return (
    <p className={VERDICT}>
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf-600" />
      <span>
        <b>{t(storeLocation.delivered, { pincode: result.pincode })}</b>{' '}
        {t(storeLocation.areasThere, { areas: siteText(result.areas.join(', '), result.hindiAreas.join(', ')) })}
      </span>
    </p>
  );
}

const VERDICT = 'flex gap-2.5 rounded-card bg-card px-4 py-3.5';
