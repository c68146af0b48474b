import { contact } from '@subah/messages/contact';
import { t } from '@subah/messages/translate';
import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { dialled, useShop } from '../../shared/shop/use-shop.ts';

export function ContactFacts() {
  const { name, address, email, phone } = useShop();
  return (
    <dl className="grid gap-2.5 sm:max-lg:grid-cols-2 sm:max-lg:*:first:col-span-2">
      {address && (
        <Fact icon={MapPin} term={t(contact.address)}>
          <address translate="no" className="num wrap-anywhere not-italic">
            {name}, {address}
          </address>
        </Fact>
      )}
      {email && (
        <Fact icon={Mail} term={t(contact.email)}>
          <a href={`mailto:${email}`} translate="no" className="link break-all">
            {email}
          </a>
        </Fact>
      )}
      {phone && (
        <Fact icon={Phone} term={t(contact.phone)}>
          <a href={`tel:${dialled(phone)}`} className="link num">
            {phone}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon: Icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div className="card relative flex min-h-18 flex-col justify-center py-3 pr-4 pl-17">
      <dt className="font-semibold text-ink-600">
        <span className="absolute inset-y-0 left-4 my-auto grid size-10 place-items-center rounded-btn bg-leaf-50 text-leaf-700">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {term}
      </dt>
      <dd className="text-base">{children}</dd>
    </div>
  );
}
