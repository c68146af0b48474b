import type { Order } from '@subah/contract/orders/orders';
import { formatRupees } from '@subah/rules/money';

/** The invoice number, and what its credit notes took back. */
export const OrderDocuments = ({ order }: { order: Order }) => (
  <ul className="num mt-1 text-ink-600">
    {order.invoices.map((invoice) => (
      <li key={invoice.number}>
        Invoice {invoice.number}
        {invoice.total !== null && `: ${formatRupees(invoice.total)}`}
        {invoice.creditNotes.map((note) => (
          <span key={note.number} className="block">
            Credit note {note.number}: −{formatRupees(note.amount)}
          </span>
        ))}
      </li>
    ))}
  </ul>
);
