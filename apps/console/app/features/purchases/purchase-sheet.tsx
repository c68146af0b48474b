import type { Purchase } from '@subah/contract/purchases/purchases';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { purchases as texts } from '@subah/messages/console/purchases';
import { formatRupees } from '@subah/rules/money';
import { expectedTotal, isOpenPurchase, purchaseStatusLabels } from '@subah/rules/purchases/purchases';
import { Button, buttonClass } from '@subah/ui/button';
import { Sheet } from '@subah/ui/sheet';
import { toast } from '@subah/ui/toast';
import { FileDown, MessageCircle, Pencil } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { EditLines } from './edit-lines.tsx';
import { ExpectedTotal } from './expected-total.tsx';
import { ReceiveGoods } from './receive-goods.tsx';

type PurchaseSheetProps = { purchase: Purchase; onClose: () => void; onChange: () => void };

/** The order as text for WhatsApp. */
const orderText = ({ lines, note }: Purchase): string =>
  [t(common.order), ...lines.map(lineText), note].filter(Boolean).join('\n');

const lineText = ({ product, quantity, expectedCost }: Purchase['lines'][number]): string =>
  [
    `${quantity} × ${product.name} (${product.pack})`,
    ...(expectedCost === null ? [] : [t(texts.atCost, { cost: formatRupees(expectedCost) })]),
  ].join(' ');

export function PurchaseSheet({ purchase, onClose, onChange }: PurchaseSheetProps) {
  const { pending, run } = useAction<'sent' | 'cancelled' | 'pdf'>(t(texts.changeFailed));
  const { supplier, version, _id } = purchase;
  const setStatus = (status: 'sent' | 'cancelled') =>
    run(status, async () => {
      await api('PATCH admin/purchases/{id}', { params: { id: _id }, body: { version, status } });
      toast(status === 'sent' ? t(texts.sentToast) : t(texts.cancelledToast));
      onChange();
    });
  const savePdf = () =>
    run('pdf', async () =>
      saveFile(await download('GET admin/purchases/{id}/order.pdf', { params: { id: _id } }), 'purchase-order.pdf'),
    );
  const isOpen = isOpenPurchase(purchase.status);
  const total = expectedTotal(purchase.lines);
  const [isEdited, setEdited] = useState(false);
  return (
    <Sheet open onClose={onClose} title={supplier.name} closeLabel={t(common.close)}>
      <div className="grid gap-4">
        <p>
          <b>{purchaseStatusLabels[purchase.status]}</b>
          {purchase.note && <span className="block text-ink-600">{purchase.note}</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="line" size="sm" busy={pending === 'pdf'} onClick={() => void savePdf()}>
            <FileDown className="size-4" aria-hidden />
            {t(texts.pdf)}
          </Button>
          {supplier.phone && (
            <a
              href={`https://wa.me/91${supplier.phone}?text=${encodeURIComponent(orderText(purchase))}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'line', size: 'sm' })}
            >
              <MessageCircle className="size-4" aria-hidden />
              {t(texts.whatsApp)}
            </a>
          )}
          {purchase.status === 'draft' && !isEdited && (
            <Button variant="line" size="sm" onClick={() => setEdited(true)}>
              <Pencil className="size-4" aria-hidden />
              {t(texts.editLines)}
            </Button>
          )}
          {purchase.status === 'draft' && (
            <Button size="sm" busy={pending === 'sent'} onClick={() => void setStatus('sent')}>
              {t(texts.markAsSent)}
            </Button>
          )}
          {isOpen && (
            <Button
              variant="quiet"
              size="sm"
              busy={pending === 'cancelled'}
              onClick={() => void setStatus('cancelled')}
            >
              {purchase.status === 'partly_received' ? t(texts.cancelRest) : t(texts.cancelOrder)}
            </Button>
          )}
        </div>
        {!isEdited && total > 0 && <ExpectedTotal total={total} />}
        <Goods purchase={purchase} isEdited={isEdited} onChange={onChange} onCancel={() => setEdited(false)} />
        {purchase.receipts.length > 0 && (
          <section aria-label={t(texts.receipts)}>
            <h3 className="font-bold">{t(texts.receipts)}</h3>
            <ul>
              {purchase.receipts.map((receipt) => (
                <li key={receipt._id} className="flex justify-between gap-3">
                  <span>
                    {formatDateTime(receipt.createdAt)}
                    {receipt.billNumber && ` · ${t(texts.bill, { number: receipt.billNumber })}`}
                  </span>
                  <span className="num text-right">
                    {formatRupees(receipt.cost)}
                    {receipt.aboveExpected !== 0 && (
                      <span className="block text-ink-600 text-meta">
                        {t(texts.aboveExpected, {
                          amount: formatRupees(Math.abs(receipt.aboveExpected)),
                          isMore: receipt.aboveExpected > 0,
                        })}
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  );
}

type GoodsProps = { purchase: Purchase; isEdited: boolean; onChange: () => void; onCancel: () => void };

function Goods({ purchase, isEdited, onChange, onCancel }: GoodsProps) {
  if (isEdited) return <EditLines purchase={purchase} onDone={onChange} onCancel={onCancel} />;
  if (isOpenPurchase(purchase.status)) return <ReceiveGoods purchase={purchase} onDone={onChange} />;
  return <OrderedLines purchase={purchase} />;
}

const OrderedLines = ({ purchase: { lines } }: { purchase: Purchase }) => (
  <ul aria-label={t(texts.productsOfPurchase)} className="divide-y divide-line">
    {lines.map(({ product, quantity, received }) => (
      <li key={product._id} className="flex justify-between gap-3 py-1.5">
        <span>
          {product.name} ({product.pack})
        </span>
        <span className="num">{t(texts.receivedOf, { received, quantity })}</span>
      </li>
    ))}
  </ul>
);
