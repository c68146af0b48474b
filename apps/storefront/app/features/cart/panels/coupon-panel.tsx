import type { Cart } from '@subah/contract/cart/cart';
import { common } from '@subah/messages/common';
import { orderOptions } from '@subah/messages/order-options';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { TextInput } from '@subah/ui/field';
import { fillText } from '@subah/ui/fill-text';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { putCart } from '../state/cart-sync.ts';
import { Panel } from './panel.tsx';

export function CouponPanel({ coupon }: { coupon: Cart['coupon'] }) {
  return (
    <Panel title={t(orderOptions.coupon)}>
      {coupon ? <KeptCoupon coupon={coupon} /> : <CouponForm />}
      {(!coupon || coupon.problem) && (
        <Suspense>
          <CouponOffers />
        </Suspense>
      )}
    </Panel>
  );
}

const CouponOffers = lazy(() => import('./coupon-offers.tsx').then((module) => ({ default: module.CouponOffers })));

function CouponForm() {
  const api = useApi();
  const id = useId();
  const form = useApiForm({
    initialValues: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: t(orderOptions.couponMissing) } : {}),
    onSubmit: async ({ code }) => putCart((await api('POST coupons/apply', { body: { code } })).data),
  });
  const refusal = form.submitError ? errorMessage(form.submitError, t(orderOptions.couponCheckFailed)) : undefined;
  const error = form.errors.code ?? refusal;
  return (
    <form noValidate onSubmit={form.submit} className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <label htmlFor={id} className="sr-only">
        {t(orderOptions.couponCode)}
      </label>
      <TextInput
        id={id}
        {...form.fieldProps('code', (text) => text.toUpperCase())}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={t(orderOptions.enterCode)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase placeholder:normal-case"
      />
      <Button type="submit" variant="line" busy={form.isSubmitting} className="min-h-12">
        {t(orderOptions.applyCoupon)}
      </Button>
      <p
        id={`${id}-error`}
        role="alert"
        className={cx('col-span-full flex gap-1.5 font-semibold text-chilli', !error && 'hidden')}
      >
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        {error}
      </p>
    </form>
  );
}

function KeptCoupon({ coupon }: { coupon: NonNullable<Cart['coupon']> }) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      putCart((await api('POST coupons/remove')).data);
    } catch (error) {
      setFailure(errorMessage(error, t(orderOptions.couponRemoveFailed)));
      setBusy(false);
    }
  };
  return (
    <>
      <div className="num mt-1 flex items-center justify-between gap-3">
        {coupon.problem ? (
          <p className="flex gap-1.5 text-mango-700">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span>
              {fillText(t(orderOptions.couponRefused, { reason: coupon.problem }), { code: <b>{coupon.code}</b> })}
            </span>
          </p>
        ) : (
          <p role="status" className="flex gap-1.5 font-semibold text-leaf-700">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            {t(orderOptions.couponApplied, { code: coupon.code, discount: formatRupees(coupon.discount) })}
          </p>
        )}
        <Button
          variant="quiet"
          size="sm"
          busy={isBusy}
          aria-label={t(orderOptions.removeCoupon)}
          onClick={() => void remove()}
        >
          {t(common.remove)}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="mt-1 font-semibold text-chilli">
          {failure}
        </p>
      )}
    </>
  );
}
