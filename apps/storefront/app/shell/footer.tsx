import type { Area } from '@subah/contract/delivery/delivery';
import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { indiaClock } from '@subah/rules/india-time';
import { wordmark } from '@subah/rules/shop/shop-name';
import { Logo } from '@subah/ui/logo';
import { Link } from 'react-router';
import { LanguageSwitch } from '../lib/language/language-switch.tsx';
import { siteName } from '../lib/language/site-text.ts';
import { ThemeSwitch } from '../lib/theme/theme-switch.tsx';
import { useDeliveryTexts } from '../shared/delivery/delivery-texts.ts';
import { PolicyLinks } from '../shared/shop/policy-links.tsx';
import { useOfferedLinks, useShop } from '../shared/shop/use-shop.ts';
import { FOOTER_LINKS, type ShopLink } from './shop-links.ts';

const NAMED_AREAS = 8;

/** The bottom padding on phones is covered by the bottom bar and the cart bar. */
export function Footer({ now, areas }: { now: string; areas: readonly Area[] }) {
  const shop = useShop();
  return (
    <footer className="page-footer relative overflow-hidden bg-leaf-900 pt-9 text-[#d5e6da] md:pb-7 lg:pt-12">
      <span
        aria-hidden="true"
        className="absolute top-[-150px] right-[8%] size-60 rounded-full bg-mango-400 opacity-12"
      />
      <div className="wrap relative">
        <div className="lazy-layout [contain-intrinsic-size:auto_840px] md:[contain-intrinsic-size:auto_320px]">
          <div className="grid grid-cols-2 gap-6 lg:grid-cols-[1.5fr_1fr_1fr_1.6fr] lg:gap-10">
            <div className="col-span-full lg:col-span-1">
              <span className="flex items-center gap-2">
                <Logo size={40} />
                <b
                  translate="no"
                  className="min-w-0 font-extrabold text-3xl text-white leading-none tracking-[-0.035em]"
                >
                  {wordmark(shop.name)}
                </b>
              </span>
              <p className="mt-2.5 max-w-72">
                <span lang="hi">{t(navigation.footerSlogan)}</span>
                <br />
                {useDeliveryTexts().promise}
              </p>
            </div>
            <LinkColumn title={t(navigation.account)} links={FOOTER_LINKS.account} />
            <LinkColumn title={t(navigation.shop)} links={FOOTER_LINKS.shop} />
            <div className="col-span-full lg:col-span-1">
              <h2 className="mb-1 font-bold text-white">{t(navigation.areasWeDeliver)}</h2>
              <p>{areasText(areas)}</p>
              <Link to="/storelocation" className={`${LINK} font-bold text-white`}>
                {t(navigation.checkPincode)}
              </Link>
            </div>
          </div>
          <div className="mt-6 border-white/16 border-t pt-4">
            <PolicyLinks className="mb-2 flex flex-wrap gap-x-5" linkClassName={LINK} />
          </div>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[#b9d0c1] text-meta">
            <span translate="no">
              © {indiaClock(new Date(now)).year} {shop.legalName || shop.name}
            </span>
            {shop.address && <span translate="no">{shop.address}</span>}
            {shop.gstin && <span>{t(navigation.gstin, { number: shop.gstin })}</span>}
            {shop.fssai && <span>{t(navigation.fssai, { number: shop.fssai })}</span>}
            {shop.drugLicence && <span>{t(navigation.drugLicence, { number: shop.drugLicence })}</span>}
            <span>{t(navigation.pricesIncludeGst)}</span>
            {shop.sections.includes('medicine') && <span>{t(navigation.pharmacist)}</span>}
            <LanguageSwitch className="inline-flex items-center underline max-lg:min-h-11" />
          </p>
        </div>
        {/* Not in the lazy part: Chromium lays out a part with a select even far below the screen. */}
        <ThemeSwitch className="flex w-fit items-center gap-1 text-[#b9d0c1] text-meta" />
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly ShopLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 font-bold text-white">{title}</h2>
      <ul>
        {useOfferedLinks(links).map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={LINK}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function areasText(areas: readonly Area[]): string {
  if (areas.length === 0) return t(navigation.areasUnknown);
  const named = areas.slice(0, NAMED_AREAS).map(siteName);
  const others = areas.length - named.length;
  const names = named.join(', ');
  return others > 0 ? t(navigation.areasAndMore, { names, others }) : names;
}

const LINK =
  'flex w-fit min-h-11 min-w-11 items-center hover:text-white hover:underline focus-visible:outline-white lg:min-h-[30px]';
