import { cart as texts } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import type { Ref } from 'react';
import { Link } from 'react-router';

type Props = { text?: string; linkRef?: Ref<HTMLAnchorElement> };

export function EmptyCart({ text = t(texts.emptyHint), linkRef }: Props) {
  return (
    <div className="card">
      <EmptyState
        sunrise
        title={t(texts.emptyPage)}
        text={text}
        action={
          <Link to="/" ref={linkRef} className={buttonClass()}>
            {t(texts.startShopping)}
          </Link>
        }
      />
    </div>
  );
}
