import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

/** The hidden part makes the link text unique for screen readers. */
export function SeeAllLink({ to, what }: { to: string; what: string }) {
  return (
    <Link className="link whitespace-nowrap" to={to}>
      <span>
        {t(productCard.seeAll)}
        <span className="sr-only">{t(productCard.seeAllOf, { what })}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4" />
    </Link>
  );
}
