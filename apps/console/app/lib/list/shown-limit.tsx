import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';

type ShownLimitProps = { count: number; limit: number; end: 'first' | 'last' };

/** Says that a list without pages ends at its limit. */
export const ShownLimit = ({ count, limit, end }: ShownLimitProps) =>
  count < limit ? null : (
    <p role="status" className="num text-ink-600">
      {t(end === 'first' ? texts.firstShown : texts.lastShown, { count: limit })}
    </p>
  );
