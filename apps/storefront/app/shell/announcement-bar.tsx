import type { Announcement } from '@subah/contract/shop/announcements';
import { SITE_LANGUAGE } from '@subah/messages/language';
import { indiaDate } from '@subah/rules/india-time';
import { Link } from 'react-router';
import { useNow } from '../lib/page/use-now.ts';

type Props = { announcements: readonly Announcement[]; now: string };

/** What the shop announces today. */
export function AnnouncementBar({ announcements, now }: Props) {
  const today = indiaDate(useNow(now));
  const current = announcements.find(({ from, until }) => from <= today && (until === '' || today <= until));
  if (!current) return null;
  const text = (SITE_LANGUAGE === 'hi' && current.hindiText) || current.text;
  return (
    <div translate="no" className="break-words bg-leaf-900 px-4 text-center font-semibold text-white">
      {current.link ? (
        <Link to={current.link} className="inline-flex min-h-11 items-center underline focus-visible:outline-white">
          {text}
        </Link>
      ) : (
        <p className="py-2">{text}</p>
      )}
    </div>
  );
}
