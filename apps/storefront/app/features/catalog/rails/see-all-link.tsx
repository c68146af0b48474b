import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { Link } from 'react-router';

/** The hidden part makes the link text unique for screen readers. */
export const SeeAllLink = ({ to, what }: { to: string; what: string }) => (
  <Link className="link chevron-after whitespace-nowrap" to={to}>
    {t(productCard.seeAll)}
    <span className="sr-only">{t(productCard.seeAllOf, { what })}</span>
  </Link>
);
