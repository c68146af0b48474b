import type { Order } from '@subah/contract/orders/orders';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { formatRupees } from '@subah/rules/money';
import { formatDateTime } from '../../lib/dates/format-date.ts';

/** The invoices of an order and the credit notes that reverse them. */
export const OrderDocuments = ({ order }: { order: Order }) => (
  <ul className="grid gap-1.5">
    {order.invoices.map((invoice) => (
      <li key={invoice.number}>
        <DocumentRow
          name={t(texts.invoiceNumber, { number: invoice.number })}
          at={invoice.issuedAt}
          amount={invoice.total === null ? '' : formatRupees(invoice.total)}
        />
        {invoice.creditNotes.map((note) => (
          <div key={note.number} className="pl-4">
            <DocumentRow
              name={t(texts.creditNoteNumber, { number: note.number })}
              at={note.issuedAt}
              amount={`−${formatRupees(note.amount)}`}
            />
            <p className="text-ink-600">{note.reason}</p>
          </div>
        ))}
      </li>
    ))}
  </ul>
);

const DocumentRow = ({ name, at, amount }: { name: string; at: string; amount: string }) => (
  <p className="flex flex-wrap justify-between gap-x-3">
    <span>
      <span className="num font-semibold">{name}</span> <span className="text-ink-600">{formatDateTime(at)}</span>
    </span>
    <span className="num">{amount}</span>
  </p>
);
