import { history } from '@subah/messages/history';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import type { LoadState } from './use-history.ts';

type Props = { loadState: LoadState; onMore: (() => void) | undefined };

/** The button below a history that loads older entries. */
export const OlderEntries = ({ loadState, onMore }: Props) => (
  <>
    {onMore && (
      <Button variant="line" size="sm" busy={loadState === 'busy'} onClick={onMore} className="my-2">
        {t(history.showMore)}
      </Button>
    )}
    {loadState === 'failed' && (
      <p role="alert" className="font-semibold text-chilli">
        {t(history.olderFailed)}
      </p>
    )}
  </>
);
