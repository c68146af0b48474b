import type { Store } from '@subah/contract/delivery/delivery';
import { storeLocation } from '@subah/messages/store-location';
import { t } from '@subah/messages/translate';
import { Clock, MapPin, Phone } from 'lucide-react';
import { textLanguage } from '../../lib/language/text-language.ts';

export function StoreDirectory({ stores }: { stores: readonly Store[] }) {
  return (
    <section aria-labelledby="stores">
      <h2 id="stores" className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
        {t(storeLocation.stores)}
      </h2>
      <ul className="mt-4 grid gap-2.5 sm:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {stores.map((store) => (
          <li key={store._id} className="card flex flex-col gap-3 p-4">
            <h3 className="font-bold text-base/5">{store.name}</h3>
            <address className="flex gap-2 text-ink-600 not-italic">
              <MapPin aria-hidden="true" className="mt-0.5 size-4 flex-none text-leaf-700" />
              <span lang={textLanguage(store.address)}>
                {store.address}
                <br />
                <span className="num">
                  {store.area} {store.pincode}
                </span>
              </span>
            </address>
            <p className="flex gap-2 text-ink-600">
              <Clock aria-hidden="true" className="mt-0.5 size-4 flex-none text-leaf-700" />
              <span lang={textLanguage(store.hours)}>{store.hours}</span>
            </p>
            <a href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`} className="link num mt-auto gap-2">
              <Phone aria-hidden="true" className="size-4" />
              {store.phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
