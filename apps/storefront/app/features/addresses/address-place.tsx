import type { MapPoint } from '@subah/contract/delivery/delivery';
import { addressForm } from '@subah/messages/addresses';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Chip } from '@subah/ui/chip';
import { CircleCheck, LocateFixed } from 'lucide-react';
import { useState } from 'react';

type AreasProps = { areas: readonly string[]; onChoose: (area: string) => void };

/** The areas of the pincode, to be added to the street: they decide the round that brings the order. */
export const AreaSuggestions = ({ areas, onChoose }: AreasProps) => (
  <fieldset className="-mt-2 flex flex-wrap items-center gap-2 sm:col-span-2">
    <legend className="sr-only">{t(addressForm.yourArea)}</legend>
    <span aria-hidden="true" className="text-ink-600 text-meta">
      {t(addressForm.yourArea)}
    </span>
    {areas.map((area) => (
      <Chip key={area} onClick={() => onChoose(area)}>
        <span translate="no">{area}</span>
      </Chip>
    ))}
  </fieldset>
);

type LocationProps = { location: MapPoint | null; onChange: (location: MapPoint | null) => void };
type State = 'idle' | 'finding' | 'denied' | 'failed';

/** Stores where the customer stands, for the rider's map. No address is looked up: that would need a third party. */
export function LocationChoice({ location, onChange }: LocationProps) {
  const [state, setState] = useState<State>('idle');
  const find = () => {
    setState('finding');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onChange({ latitude: degrees(coords.latitude), longitude: degrees(coords.longitude) });
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      {!location && (
        <Button variant="line" busy={state === 'finding'} onClick={find} className="justify-self-start">
          <LocateFixed aria-hidden="true" className="size-4" />
          {t(addressForm.useLocation)}
        </Button>
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-1.5 text-ink-600 text-meta">
        {location ? (
          <>
            <CircleCheck aria-hidden="true" className="size-4 flex-none text-leaf-600" />
            {t(addressForm.located)}
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              {t(addressForm.removeLocation)}
            </Button>
          </>
        ) : (
          t(STATE_TEXTS[state])
        )}
      </p>
    </div>
  );
}

const STATE_TEXTS = {
  idle: addressForm.locationHint,
  finding: addressForm.finding,
  denied: addressForm.locationDenied,
  failed: addressForm.locationFailed,
};

/** Six digits are 10 cm. */
const degrees = (value: number): number => Number(value.toFixed(6));
