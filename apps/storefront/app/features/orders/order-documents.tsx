import type { Order } from '@subah/contract/orders/orders';
import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';

/** The invoice number, and what its credit notes took back. */
export const OrderDocuments = ({ order }: { order: Order }) => (
  <ul className="num mt-1 text-ink-600">
    {order.invoices.map((invoice) => (
      <li key={invoice.number}>
        {t(orders.invoiceNumber, { number: invoice.number })}
        {invoice.total !== null && `: ${formatRupees(invoice.total)}`}
        {invoice.creditNotes.map((note) => (
          <span key={note.number} className="block">
            {t(orders.creditNote, { number: note.number, amount: formatRupees(note.amount) })}
          </span>
        ))}
      </li>
    ))}
  </ul>
);
