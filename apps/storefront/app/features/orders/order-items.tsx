import type { Order, OrderItem } from '@subah/contract/orders/orders';
import { pictureSize } from '@subah/contract/picture';
import { dayText } from '@subah/messages/dates';
import { fastingText } from '@subah/messages/lab-preparation';
import { collectionText, labVisit } from '@subah/messages/lab-visit';
import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { productPath } from '@subah/rules/catalog/catalogs';
import { formatRupees } from '@subah/rules/money';
import { UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';

import { cx } from '@subah/ui/class-names';
import { useState } from 'react';
import { Link } from 'react-router';
import { nameLines } from '../../shared/catalog/product-name.ts';
import { removedText } from './order-format.ts';

const SHOWN = 3;

export function OrderItems({ order }: { order: Order }) {
  const { products: items, status } = order;
  const [isWhole, setWhole] = useState(items.length <= SHOWN + 1);
  return (
    <>
      <ul className="grid gap-2.5">
        {(isWhole ? items : items.slice(0, SHOWN)).map((item) => (
          <Item key={item._id} order={order} item={item} isOpen={UNDELIVERED_STATUSES.includes(status)} />
        ))}
      </ul>
      {!isWhole && (
        <button type="button" onClick={() => setWhole(true)} className="link mt-1 min-h-11">
          {t(orders.showAll, { count: items.length })}
        </button>
      )}
    </>
  );
}

function Item({ order, item, isOpen }: { order: Order; item: OrderItem; isOpen: boolean }) {
  const isLabTest = item.product_type === 'labtest';
  const { main: name, other } = nameLines(item);
  return (
    <li className="num grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3">
      <img
        src={pictureSize(item.image, 300, 'webp')}
        width={44}
        height={44}
        alt=""
        loading="lazy"
        className="size-11 rounded-add bg-sunk object-cover"
      />
      <div className="min-w-0">
        <p className={cx('font-semibold leading-[1.125rem]', item.isRejected && 'line-through')}>
          <Link to={productPath(item.product_type, item.productId)} translate="no" className="tap-13 hover:underline">
            {name}
          </Link>
        </p>
        {other && (
          <p translate="no" className="text-ink-600 text-meta">
            {other}
          </p>
        )}
        <p className="text-ink-600 text-meta">
          {isLabTest ? t(labVisit.line) : unitText(item.unit)} × {item.quantity}
          {item.labPatient && ` · ${patientText(item)}`}
          {isLabTest && isOpen && item.fastingHours ? ` · ${fastingText(item.fastingHours)}` : null}
        </p>
        {isLabTest && !item.labPatient && !item.isRejected && isOpen && (
          <p className="font-semibold text-mango-700 text-meta">{t(labVisit.notPlanned)}</p>
        )}
        {item.isRejected && <p className="font-semibold text-chilli text-meta">{removedText(order, item)}</p>}
      </div>
      <b className={cx('font-semibold', item.isRejected && 'text-ink-600 line-through')}>{formatRupees(item.total)}</b>
    </li>
  );
}

function patientText({ labPatient, morePatients, isCollectedWithDelivery }: OrderItem): string {
  if (!labPatient) return '';
  const { collectionDate } = labPatient;
  const patient = [labPatient, ...morePatients].map(({ patientName }) => patientName).join(', ');
  return isCollectedWithDelivery
    ? t(labVisit.forPatientWithDelivery, { patient, when: dayText(collectionDate) })
    : t(labVisit.forPatient, { patient, when: collectionText(collectionDate) });
}
