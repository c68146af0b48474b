import { openingSoon } from '@subah/messages/opening-soon';
import { t } from '@subah/messages/translate';
import { Logo } from '@subah/ui/logo';
import { LanguageSwitch } from '../lib/language/language-switch.tsx';
import { PolicyLinks } from '../shared/shop/policy-links.tsx';
import { dialled, type ShopContact } from '../shared/shop/use-shop.ts';

/** Every page of a shop that has not opened or sells nothing yet. */
export function OpeningSoon({ shop: { name, phone, address } }: { shop: ShopContact }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-mango-100 p-5 text-center">
      <div className="grid max-w-md justify-items-center gap-3 break-words">
        <Logo size={64} />
        {name && (
          <p translate="no" className="font-bold text-leaf-900 text-lg">
            {name}
          </p>
        )}
        <h1 className="font-extrabold text-4xl tracking-[-0.03em]">{t(openingSoon.title)}</h1>
        <p className="text-base text-ink-600">{t(openingSoon.text)}</p>
        {address && (
          <address translate="no" className="not-italic">
            {address}
          </address>
        )}
        {phone && (
          <a href={`tel:${dialled(phone)}`} translate="no" className="link num inline-flex min-h-11 items-center">
            {phone}
          </a>
        )}
        <PolicyLinks
          className="flex flex-wrap justify-center gap-x-5"
          linkClassName="link inline-flex min-h-11 items-center"
        />
        <LanguageSwitch className="inline-flex min-h-11 items-center underline" />
      </div>
    </main>
  );
}
