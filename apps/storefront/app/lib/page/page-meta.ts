import type { MetaDescriptor } from 'react-router';

const NAME = 'Subah';

type PageFacts = {
  /** Becomes "X · Subah". */
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
  const title = `${page.title} · ${NAME}`;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  const absolute = (path: string) => (root ? new URL(path, root.origin).href : path);
  const address = absolute(page.path ?? location.pathname);
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : [canonical(address)]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: NAME },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: absolute(page.image ?? '/icons/icon-512.png') },
  ];
}

const canonical = (href: string): MetaDescriptor => ({ tagName: 'link', rel: 'canonical', href });
