import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';

type ShownLimitProps = { count: number; limit: number; isNewestFirst?: true };

/** Says that a list without pages ends at its limit. */
export const ShownLimit = ({ count, limit, isNewestFirst }: ShownLimitProps) =>
  count < limit ? null : (
    <p role="status" className="num text-ink-600">
      {t(isNewestFirst ? texts.lastShown : texts.firstShown, { count: limit })}
    </p>
  );
