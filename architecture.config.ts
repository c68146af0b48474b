// Allowed imports. `npm run check:imports` enforces them; ARCHITECTURE.md draws them.

/** Lowest level first. A module may import modules of lower levels, through their index.ts, and none of its own level. */
export const MODULE_LEVELS = [
  ['accounts'],
  ['audit'],
  ['notices', 'shop'],
  ['stock'],
  ['catalog', 'contact', 'testimonials'],
  ['coupons', 'delivery', 'payments', 'restock-alerts', 'search', 'wallet'],
  ['family', 'membership', 'policies', 'referral'],
  ['cart', 'healthcare'],
  ['prescriptions'],
  ['invoices', 'order-mails'],
  ['orders'],
  ['checkout', 'lab-reports', 'lab-samples', 'reviews', 'shopping-lists'],
  ['milk'],
  ['purchases', 'rounds'],
  ['reports'],
  ['opening', 'operations'],
];

/** Applies its periods to the tables of all modules, so that one folder shows them. */
export const RETENTION_RULES_FOLDER = 'apps/server/src/retention/';

export type Rule = {
  name: string;
  /** Files the rule applies to. */
  from: RegExp;
  /** Paths of this repository that `from` must not import. `$1` stands for the first group of `from`. */
  never?: string;
  /** Everything that `from` may import: paths of this repository and package names. */
  only?: string;
};

const MODULE = 'apps/server/src/modules/';

const BENCH_ENTRY_POINTS = [
  'start-shop',
  'platform/settings',
  'platform/database/(database|new-id|embedded-postgres/cluster)',
  'modules/[^/]+/index',
];

export const RULES: Rule[] = [
  {
    name: 'rules are pure: they import nothing but each other',
    from: /^packages\/rules\/src\//,
    only: '^packages/rules/src/',
  },
  {
    name: 'the contract imports only the rules, the messages and zod',
    from: /^packages\/contract\/src\//,
    only: '^packages/(contract|messages|rules)/src/|^zod$',
  },
  {
    name: 'messages import only the rules',
    from: /^packages\/messages\/src\//,
    only: '^packages/(messages|rules)/src/',
  },
  {
    name: 'only the console shows the messages of the console',
    from: /^(apps\/(?!console\/)|packages\/(?!messages\/))/,
    never: '^packages/messages/src/console/',
  },
  {
    name: 'the search dictionary imports only the rules and Node',
    from: /^packages\/search-dictionary\/src\//,
    only: '^packages/(search-dictionary|rules)/src/|^node:',
  },
  {
    name: 'the kit imports neither rules nor contract',
    from: /^packages\/ui\/src\//,
    never: '^(apps|packages/(rules|contract))/',
  },
  { name: 'apps do not import apps', from: /^apps\/([^/]+)\//, never: '^apps/(?!$1/)' },
  { name: 'packages do not import apps', from: /^packages\/(?!demo-shop\/)/, never: '^apps/' },
  {
    name: 'the demo shop imports only the server and the rules',
    from: /^packages\/demo-shop\//,
    never: '^(apps/(?!server/src/)|packages/(?!demo-shop/|rules/))',
  },
  {
    name: 'only the start of the shop loads the demo shop',
    from: /^apps\/server\/src\/(?!start-shop\.ts$)/,
    never: '^packages/demo-shop/',
  },
  { name: 'the platform imports no module', from: /^apps\/server\/src\/platform\//, never: `^${MODULE}` },
  { name: 'the server does not import its tests', from: /^apps\/server\/src\//, never: '^apps/server/test/' },
  {
    name: 'modules are imported through their index.ts',
    from: /^apps\/server\/src\/modules\/(?!reports\/)([^/]+)\/(?!.+\.tables\.ts$)/,
    never: `^${MODULE}(?!$1/)[^/]+/(?!index\\.ts$)`,
  },
  {
    name: 'reports may also read the tables of other modules',
    from: /^apps\/server\/src\/modules\/reports\//,
    never: `^${MODULE}(?!reports/)[^/]+/(?!index\\.ts$|[^/]+\\.tables\\.ts$)`,
  },
  {
    name: 'tables reference only tables',
    from: /^apps\/server\/src\/modules\/.+\.tables\.ts$/,
    never: `^${MODULE}(?!.+\\.tables\\.ts$)`,
  },
  {
    name: 'the demo shop imports modules through their index.ts or tables',
    from: /^packages\/demo-shop\//,
    never: `^${MODULE}[^/]+/(?!index\\.ts$|[^/]+\\.tables\\.ts$)`,
  },
  {
    name: 'benchmarks use the entry points of the server',
    from: /^bench\//,
    never: `^apps/(?!server/src/)|^apps/server/src/(?!(${BENCH_ENTRY_POINTS.join('|')})\\.ts$)`,
  },
  { name: 'scripts import no application', from: /^scripts\//, never: '^(apps|packages)/' },
  { name: 'journeys import no application', from: /^e2e\//, never: '^apps/' },
  {
    name: 'features do not import features',
    from: /^apps\/(?:storefront|console)\/app\/features\/([^/]+)\//,
    never: '^apps/[^/]+/app/features/(?!$1/)',
  },
  {
    name: 'nothing imports a route',
    from: /^apps\/(?:storefront|console)\/app\/(?!routes\.ts$|main\.tsx$)/,
    never: '^apps/[^/]+/app/routes/(?!\\+types/)',
  },
  {
    name: 'features, shared and lib do not import the shell',
    from: /^apps\/(?:storefront|console)\/app\/(?:features|shared|lib)\//,
    never: '^apps/[^/]+/app/shell/',
  },
  {
    name: 'shared and lib do not import features',
    from: /^apps\/(?:storefront|console)\/app\/(?:shared|lib)\//,
    never: '^apps/[^/]+/app/features/',
  },
  {
    name: 'lib holds no business: it does not import shared',
    from: /^apps\/(?:storefront|console)\/app\/lib\//,
    never: '^apps/[^/]+/app/shared/',
  },
];

/** The stock module owns the column products.stock; the rest of the table belongs to the catalog. */
export const SHARED_TABLES = ['stock -> catalog'];
