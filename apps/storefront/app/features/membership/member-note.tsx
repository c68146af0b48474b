import { fullDateText } from '@subah/messages/dates';
import { membership as texts } from '@subah/messages/membership';
import { planTitle, remainingText } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { fillText } from '@subah/ui/fill-text';
import { ChevronRight, Crown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { BenefitsDialog } from './benefits-dialog.tsx';

/** The plan of a member in the place of `intro`, which stays for everybody else. */
export function MemberNote({ intro }: { intro: ReactNode }) {
  const { data: membership } = useAccountQuery('GET subscriptions/my-subscription');
  const [isOpen, setOpen] = useState(false);
  if (!membership) return intro;
  const { planId, daysRemaining, endDate, benefits } = membership;
  return (
    <section aria-label={t(texts.yourMembership)}>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="card card-lift flex w-full items-center gap-3 px-3.5 py-2.5 text-left"
      >
        <Crown aria-hidden="true" className="size-7 flex-none text-mango-700" />
        <span className="num min-w-0 flex-1">
          <b className="block text-base">{t(texts.yourPlanNamed, { title: planTitle(planId) })}</b>
          <span className="block text-ink-600 text-meta">
            {fillText(t(texts.until, { date: fullDateText(indiaDate(new Date(endDate))) }), {
              days: <b className="text-ink">{remainingText(daysRemaining)}</b>,
            })}
          </span>
          <span className="block font-semibold text-leaf-700 text-meta max-md:sr-only">{t(texts.benefits)}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-600" />
      </button>
      <BenefitsDialog open={isOpen} onClose={() => setOpen(false)} title={planTitle(planId)} benefits={benefits} />
    </section>
  );
}
