import { policies, policyTitles } from '@subah/messages/policies';
import { t } from '@subah/messages/translate';
import { type PolicyKind, policyPath } from '@subah/rules/shop/policies';
import { fillText } from '@subah/ui/fill-text';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useShop } from './use-shop.ts';

type PolicyLinksProps = {
  /** Of the list, and of each link in it. */
  className: string;
  linkClassName: string;
};

/** Links to the policy pages that the shop has published. */
export function PolicyLinks({ className, linkClassName }: PolicyLinksProps) {
  const kinds = useShop().policies;
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={t(policies.title)}>
      <ul className={className}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={policyPath(kind)} className={linkClassName}>
              {t(policyTitles[kind])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type AcceptedPoliciesProps = {
  /** A sentence with {policies} in it. */
  text: string;
  kinds: readonly PolicyKind[];
  /** In a form: the pages open in a new tab, so that the input stays. */
  opensNewTab?: boolean;
  className?: string;
};

/** What a customer accepts with a button; nothing while none of the pages is published. */
export function AcceptedPolicies({ text, kinds, opensNewTab = false, className }: AcceptedPoliciesProps) {
  const published = useShop().policies;
  const shown = kinds.filter((kind) => published.includes(kind));
  if (shown.length === 0) return null;
  const links = shown.map((kind, at) => (
    <Fragment key={kind}>
      {at > 0 && t(policies.and)}
      <Link
        to={policyPath(kind)}
        {...(opensNewTab && { target: '_blank' })}
        className="relative underline underline-offset-2"
      >
        {t(policyTitles[kind])}
      </Link>
    </Fragment>
  ));
  return <p className={className}>{fillText(text, { policies: links })}</p>;
}
