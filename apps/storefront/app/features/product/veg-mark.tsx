import { vegMarks } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import type { VegMark as Mark } from '@subah/rules/catalog/product-fields';

const GREEN = '#15803d';
const BROWN = '#7c2d12';

const COLOURS: Record<Mark, string> = { veg: GREEN, 'non-veg': BROWN, egg: BROWN };

/** FSSAI mark: a green square with a circle, or a brown square with a triangle. */
export function VegMark({ mark }: { mark: Mark }) {
  const colour = COLOURS[mark];
  return (
    <p className="mt-2 flex items-center gap-1.5 text-ink-600">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 flex-none">
        <rect x="1" y="1" width="14" height="14" rx="1" fill="#fff" stroke={colour} strokeWidth="1.5" />
        {mark === 'veg' ? <circle cx="8" cy="8" r="4" fill={colour} /> : <path d="M8 3.5 12.5 12h-9z" fill={colour} />}
      </svg>
      {t(vegMarks[mark])}
    </p>
  );
}
