import { lazy, Suspense, useEffect, useState } from 'react';
import { countVisit } from '../lib/page/visits.ts';

type InstallEvent = Event & { prompt: () => Promise<unknown> };

const REFUSED = 'installRefused';

const InstallCard = lazy(() => import('./install-card.tsx').then((module) => ({ default: module.InstallCard })));

/** From the second visit on, until it is refused once. Browsers that cannot install send no event. */
export function InstallOffer() {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const isWelcome = isReturning();
    const keep = (event: Event) => {
      // Otherwise the browser shows an offer of its own on the first visit.
      event.preventDefault();
      if (isWelcome) setOffer(event as InstallEvent);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);
  if (!offer) return null;
  const refuse = () => {
    localStorage.setItem(REFUSED, 'yes');
    setOffer(null);
  };
  const accept = () => {
    setOffer(null);
    void offer.prompt();
  };
  return (
    <Suspense>
      <InstallCard onInstall={accept} onRefuse={refuse} />
    </Suspense>
  );
}

/** False where storage is blocked. */
function isReturning(): boolean {
  try {
    return countVisit(localStorage, sessionStorage) >= 2 && !localStorage.getItem(REFUSED);
  } catch {
    return false;
  }
}
