import { cart as texts } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { EmptyState } from '@subah/ui/empty-state';
import { Link } from 'react-router';

export function EmptyCart({ text = t(texts.emptyHint) }: { text?: string }) {
  return (
    <div className="card">
      <EmptyState
        sunrise
        title={t(texts.emptyPage)}
        text={text}
        action={
          <Link to="/" className={buttonClass()}>
            {t(texts.startShopping)}
          </Link>
        }
      />
    </div>
  );
}
