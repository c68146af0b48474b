import type { Area } from '@subah/contract/delivery/delivery';
import { storeLocation } from '@subah/messages/store-location';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { Check, MapPin } from 'lucide-react';
import { useNavigate } from 'react-router';
import { siteName } from '../../lib/language/site-text.ts';
import { selectArea, useSelectedArea } from '../../shared/delivery/selected-area.ts';

export function AreaList({ areas }: { areas: readonly Area[] }) {
  const navigate = useNavigate();
  const chosen = useSelectedArea();

  function deliverTo(area: Area) {
    selectArea(area.name);
    toast(t(storeLocation.delivering, { area: siteName(area) }));
    void navigate('/');
  }

  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-3">
      {areas.map((area) => {
        const isChosen = area.name === chosen;
        const Icon = isChosen ? Check : MapPin;
        return (
          <li key={area._id} className="grid">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => deliverTo(area)}
              className="card card-lift flex min-h-13 items-center gap-2.5 px-3.5 py-2 text-left font-semibold [overflow-wrap:anywhere] hover:border-leaf-600 aria-pressed:border-leaf-600 aria-pressed:bg-leaf-50 aria-pressed:text-leaf-700"
            >
              <Icon aria-hidden="true" className="size-4 flex-none text-leaf-700" />
              {siteName(area)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
