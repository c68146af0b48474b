import type { Area } from '@subah/contract/delivery/delivery';
import { areaChooser } from '@subah/messages/area-chooser';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { Dialog } from '@subah/ui/dialog';
import { EmptyState } from '@subah/ui/empty-state';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { Check, MapPin } from 'lucide-react';
import { useState } from 'react';
import { siteName } from '../../lib/language/site-text.ts';
import { selectArea } from '../../shared/delivery/selected-area.ts';
import { findAreas } from './area-search.ts';

type Props = { open: boolean; onClose: () => void; areas: readonly Area[]; chosen: string | null };

export function AreaChooser({ open, onClose, areas, chosen }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t(frame.chooseArea)}>
      <AreaList
        areas={areas}
        chosen={chosen}
        onChoose={(area) => {
          selectArea(area.name);
          onClose();
          toast(t(areaChooser.delivering, { area: siteName(area) }), { lane: 'top-right' });
        }}
      />
    </Dialog>
  );
}

/** The first area of the shop, to show what can be typed. */
function exampleOf([area]: readonly Area[]): string | undefined {
  const pincode = area?.pincodes[0];
  return area && pincode ? t(areaChooser.example, { area: siteName(area), pincode }) : undefined;
}

type ListProps = { areas: readonly Area[]; chosen: string | null; onChoose: (area: Area) => void };

function AreaList({ areas, chosen, onChoose }: ListProps) {
  const [typed, setTyped] = useState('');
  const found = findAreas(areas, typed);
  return (
    <div className="grid gap-3">
      <Field label={t(areaChooser.areaOrPincode)}>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            type="search"
            autoComplete="postal-code"
            placeholder={exampleOf(areas)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {message(areas, found, typed)}
      </p>
      {/* A fixed height, so that nothing moves while typing. Half a row at the end hints at scrolling. */}
      {found.length === 0 ? (
        <EmptyState
          sunrise
          title={t(areaChooser.nothingFound)}
          text={message(areas, found, typed)}
          className="h-86 content-center"
        />
      ) : (
        <ul className="grid h-86 content-start gap-1 overflow-y-auto sm:grid-cols-2">
          {found.map((area) => (
            <li key={area._id}>
              <button
                type="button"
                aria-current={area.name === chosen || undefined}
                onClick={() => onChoose(area)}
                className="flex min-h-12 w-full items-center gap-2.5 rounded-btn px-3 text-left hover:bg-leaf-50 focus-visible:-outline-offset-2 aria-[current]:bg-leaf-50"
              >
                {area.name === chosen ? (
                  <Check aria-hidden="true" className="size-5 flex-none text-leaf-700" />
                ) : (
                  <MapPin aria-hidden="true" className="size-5 flex-none text-ink-600" />
                )}
                <span className="min-w-0">
                  <b className="block font-semibold">{siteName(area)}</b>
                  <span className="num block text-ink-600 text-meta">{area.pincodes.join(', ')}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function message(areas: readonly Area[], found: readonly Area[], typed: string): string {
  if (areas.length === 0) return t(areaChooser.notLoaded);
  if (found.length === 0) return t(areaChooser.notDelivered, { typed: typed.trim() });
  return t(areaChooser.areaCount, { count: found.length });
}
