import { LANGUAGES, localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import type { MetaDescriptor } from 'react-router';
import { pageUrl } from './page-url.ts';
import { shopNameOf } from './shop-name.ts';

type PageFacts = {
  /** Becomes "X · Subah", with the name of the shop. */
  title: string;
  description: string;
  /** Canonical path, if it differs from the current one. */
  path?: string;
  /** Preview image for chats. */
  image?: string;
  /** Not indexed: account pages and search results. */
  isPrivate?: boolean;
};

type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[];
};

export function pageMeta({ location, matches }: MetaArgs, page: PageFacts): MetaDescriptor[] {
  const shopName = shopNameOf(matches);
  const title = `${page.title} · ${shopName}`;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  const origin = root?.origin ?? '';
  const path = page.path ?? location.pathname;
  const absolute = (file: string) => (origin ? new URL(file, origin).href : file);
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : languageLinks(origin, path)),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:locale', content: ogLocale(SITE_LANGUAGE) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: pageUrl(origin, path) },
    { property: 'og:image', content: absolute(page.image ?? '/icons/icon-512.png') },
  ];
}

/** The canonical address of this page, and the same page in every language. */
const languageLinks = (origin: string, path: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: pageUrl(origin, path) },
  ...LANGUAGES.map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: localeOf[language],
    href: pageUrl(origin, path, language),
  })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: pageUrl(origin, path, 'en') },
];

const ogLocale = (language: keyof typeof localeOf): string => localeOf[language].replace('-', '_');
