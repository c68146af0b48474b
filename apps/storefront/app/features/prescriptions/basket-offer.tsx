import { pictureSize } from '@subah/contract/picture';
import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { addToCart } from '@subah/messages/add-to-cart';
import { ownPrescriptions } from '@subah/messages/own-prescriptions';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { multiplyRupees, sumRupees } from '../../lib/money/rupees.ts';
import { productName } from '../../shared/catalog/product-name.ts';

type Props = {
  prescription: Prescription;
  /** `message` names items that could not be added. */
  onConfirmed: (message: string) => void;
};

/** The basket that the pharmacist prepared from the prescription. */
export function BasketOffer({ prescription, onConfirmed }: Props) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const { basket, basketConfirmedAt } = prescription;
  const available = basket.filter((line) => line.available);
  const total = sumRupees(available.map((line) => multiplyRupees(line.price, line.quantity)));

  const confirm = async () => {
    setBusy(true);
    try {
      const { message = t(ownPrescriptions.added) } = await api('POST medical/presciptions/{id}/confirm', {
        params: { id: prescription._id },
      });
      onConfirmed(message);
    } catch (error) {
      toast(errorMessage(error, t(addToCart.addFailed)), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-label={t(ownPrescriptions.offerLabel)} className="rounded-btn border border-leaf-200 bg-leaf-50 p-3">
      <p className="flex items-center gap-2 font-bold">
        <ShoppingBasket aria-hidden="true" className="size-5 text-leaf-700" />
        {t(ownPrescriptions.offerTitle)}
      </p>
      <ul className="num mt-2 grid gap-2">
        {basket.map((line) => (
          <li key={line.productId} className="flex items-center gap-3">
            <img
              src={pictureSize(line.image, 300, 'webp')}
              alt=""
              width={44}
              height={44}
              loading="lazy"
              className="size-11 flex-none rounded-add bg-medicine object-cover"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{productName({ ...line, itemType: 'Medicine' })}</span>
              <span className="text-ink-600 text-meta">
                {unitText(line.unit)} × {line.quantity}
                {!line.available && <b className="font-bold text-chilli"> · {t(ownPrescriptions.outOfStock)}</b>}
              </span>
            </span>
            <span className="font-semibold">{formatRupees(multiplyRupees(line.price, line.quantity))}</span>
          </li>
        ))}
      </ul>
      {basketConfirmedAt ? (
        <p className="mt-3 font-semibold text-leaf-700">{t(ownPrescriptions.inCart)}</p>
      ) : (
        <Button busy={isBusy} disabled={total === 0} onClick={() => void confirm()} className="mt-3 max-sm:w-full">
          {t(ownPrescriptions.addFor, { total: formatRupees(total) })}
        </Button>
      )}
    </section>
  );
}
