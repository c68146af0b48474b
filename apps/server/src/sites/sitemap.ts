import { LANGUAGES, type Language, localeOf, pathPrefix } from '@subah/messages/language';
import { categoryPath, productPath } from '@subah/rules/catalog/catalogs';
import { policyPath } from '@subah/rules/shop/policies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { categoriesForSitemap, productsForSitemap, sitemapStarts } from '../modules/catalog/index.ts';
import { doctorsForSitemap } from '../modules/healthcare/index.ts';
import { listPublishedPolicies } from '../modules/policies/index.ts';
import type { ResponseCache } from '../platform/cache/response-cache.ts';
import { sendCached } from '../platform/cache/send-cached-response.ts';
import type { Db } from '../platform/database/database.ts';
import { isId } from '../platform/database/new-id.ts';

const PAGES = [
  '/',
  '/fruitsandvegetables',
  '/Grocery',
  '/MilkProducts',
  '/MedicineHealthcare',
  '/MedicineHealthcare/doctor-appointment',
  '/MedicineHealthcare/labtests',
  '/UploadPrescriptions',
  '/superdeal',
  '/pricebelow',
  '/seasonal',
  '/fruitoftheday',
  '/storelocation',
  '/contact',
];
const PRIVATE = ['/dashboard', '/admin-login', '/two-step', '/api/', '/cart', '/orders', '/search'];
const PRIVATE_IN_HINDI = ['/cart', '/orders', '/search'].map((path) => pathPrefix.hi + path);

type SitemapOptions = { db: Db; cache: ResponseCache; publicUrl: string };

/** `robots.txt` and the sitemaps, with products split over several files. */
export function serveSitemap(app: FastifyInstance, { db, cache, publicUrl }: SitemapOptions): void {
  const robots = [
    'User-agent: *',
    ...[...PRIVATE, ...PRIVATE_IN_HINDI].map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );

  const xml = (path: string, render: (request: FastifyRequest) => Promise<string>) =>
    app.get(path, (request: FastifyRequest, reply: FastifyReply) => {
      const cacheKey = { cache, key: `map ${request.url}`, tags: ['catalog', 'healthcare', 'shop'] as const };
      sendCached(request, reply, cacheKey, async () => ({
        status: 200,
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
        body: `<?xml version="1.0" encoding="UTF-8"?>\n${await render(request)}`,
      }));
    });

  xml('/sitemap.xml', async () => {
    const files = [
      '/sitemap-pages.xml',
      '/sitemap-products.xml',
      ...(await sitemapStarts(db)).map((id) => `/sitemap-products.xml?after=${id}`),
    ];
    return wrap(
      'sitemapindex',
      files.map((file) => `<sitemap><loc>${publicUrl}${file}</loc></sitemap>`),
    );
  });
  xml('/sitemap-pages.xml', async () => {
    const [categories, doctors, policies] = await Promise.all([
      categoriesForSitemap(db),
      doctorsForSitemap(db),
      listPublishedPolicies(db),
    ]);
    const departments = new Set(doctors.map(({ departmentId }) => departmentId));
    const pages = [
      ...PAGES.map((path) => entry(path)),
      ...policies.map(({ kind, changedAt }) => entry(policyPath(kind), changedAt)),
      ...categories.map(({ id, catalog, updatedAt }) => entry(categoryPath(catalog, id), updatedAt)),
      ...[...departments].map((id) => entry(`/doctor-appointment/${id}`)),
      ...doctors.map(({ id, departmentId, updatedAt }) =>
        entry(`/doctor-appointment/${departmentId}/${id}`, updatedAt),
      ),
    ];
    return wrap('urlset', pages);
  });
  xml('/sitemap-products.xml', async (request) => {
    const { after } = request.query as { after?: string };
    const found = await productsForSitemap(db, after && isId(after) ? after : undefined);
    return wrap(
      'urlset',
      found.map(({ id, catalog, updatedAt }) => entry(productPath(catalog, id), updatedAt)),
    );
  });

  /** One entry for each language, and each lists all of them. */
  const entry = (path: string, changedAt?: Date) => {
    const address = (language: Language) =>
      publicUrl + (path === '/' && language !== 'en' ? pathPrefix[language] : pathPrefix[language] + path);
    const alternates = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${localeOf[language]}" href="${address(language)}"/>`,
    ).join('');
    const lastModified = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
    return LANGUAGES.map((language) => `<url><loc>${address(language)}</loc>${lastModified}${alternates}</url>`).join(
      '\n',
    );
  };
}

const wrap = (name: string, entries: string[]) =>
  `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</${name}>`;
