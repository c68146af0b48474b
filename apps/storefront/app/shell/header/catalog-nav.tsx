import { navigation } from '@subah/messages/navigation';
import { t } from '@subah/messages/translate';
import { FileUp } from 'lucide-react';
import { NavLink } from 'react-router';
import { useOfferedLinks } from '../../shared/shop/use-shop.ts';
import { CATALOG_LINKS, HOME, PRESCRIPTION, type ShopLink } from '../shop-links.ts';

export function CatalogNav() {
  const links = useOfferedLinks([HOME, ...CATALOG_LINKS]);
  const [prescription] = useOfferedLinks([PRESCRIPTION]);
  return (
    <nav aria-label={t(navigation.catalogs)} className="hidden border-line border-t md:block">
      <ul className="wrap no-scrollbar flex gap-5.5 overflow-x-auto xl:gap-7">
        {links.map((link) => (
          <li key={link.to}>
            <Entry link={link} />
          </li>
        ))}
        {prescription && (
          <li className="ml-auto hidden xl:block">
            <Entry link={prescription} icon={<FileUp aria-hidden="true" className="size-4" />} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Entry({ link, icon }: { link: ShopLink; icon?: React.ReactNode }) {
  return (
    <NavLink
      to={link.to}
      end
      className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 font-semibold text-ink-600 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-leaf-600 aria-[current=page]:text-leaf-700"
    >
      {icon}
      {link.label}
    </NavLink>
  );
}
