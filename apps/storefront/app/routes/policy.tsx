import { ApiError } from '@subah/contract/client/api-client';
import { fullDateText } from '@subah/messages/dates';
import { SITE_LANGUAGE } from '@subah/messages/language';
import { policyPage, policyTitles } from '@subah/messages/policies';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { POLICY_KINDS } from '@subah/rules/shop/policies';
import { FormattedText } from '@subah/ui/formatted-text';
import { apiContext } from '../lib/api/api-context.ts';
import { siteText } from '../lib/language/site-text.ts';
import { Breadcrumbs } from '../lib/page/breadcrumbs.tsx';
import { notFound } from '../lib/page/not-found.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import type { Route } from './+types/policy.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = POLICY_KINDS.find((each) => each === params.kind.toLowerCase());
  if (!kind) throw notFound();
  try {
    return (await context.get(apiContext)('GET policies/{kind}', { params: { kind } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const title = t(policyTitles[args.loaderData.kind]);
  const shop = args.matches[0].loaderData?.shop.name ?? '';
  return pageMeta(args, { title, description: t(policyPage.description, { title, shop }) });
};

export default function PolicyPage({ loaderData: { kind, text, hindiText, changedAt } }: Route.ComponentProps) {
  const title = t(policyTitles[kind]);
  const isOnlyEnglish = SITE_LANGUAGE === 'hi' && hindiText === '';
  return (
    <div className="wrap pt-2 pb-8 md:pt-3 md:pb-16">
      <Breadcrumbs trail={[]} here={title} />
      <article className="max-w-180">
        <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{title}</h1>
        <p className="mt-1 text-ink-600">
          {t(policyPage.changedOn, { date: fullDateText(indiaDate(new Date(changedAt))) })}
        </p>
        {isOnlyEnglish && <p className="mt-4 rounded-btn bg-sunk p-3">{t(policyPage.onlyEnglish)}</p>}
        <FormattedText
          text={siteText(text, hindiText)}
          headingLevel={2}
          lang={isOnlyEnglish ? 'en' : undefined}
          className="mt-5"
        />
      </article>
    </div>
  );
}
