import { install } from '@subah/messages/install';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';

type Props = { onInstall: () => void; onRefuse: () => void };

export function InstallCard({ onInstall, onRefuse }: Props) {
  return (
    <div className="card fixed inset-x-3 bottom-[calc(3.5rem+14px+env(safe-area-inset-bottom))] z-23 flex flex-wrap items-center gap-2 p-3 shadow-soft md:right-6 md:bottom-6 md:left-auto md:w-96">
      <p className="min-w-48 flex-1">{t(install.text)}</p>
      <Button size="sm" variant="quiet" onClick={onRefuse}>
        {t(install.notNow)}
      </Button>
      <Button size="sm" onClick={onInstall}>
        {t(install.install)}
      </Button>
    </div>
  );
}
