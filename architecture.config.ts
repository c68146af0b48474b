// Who may import whom. `npm run check:imports` holds the code to it; ARCHITECTURE.md draws it.

/** A module may call modules on the lines above its own, through their index.ts. Siblings do not talk. */
export const MODULE_LEVELS = [
  ['audit'],
  ['shop', 'stock'],
  ['accounts', 'catalog', 'contact', 'testimonials'],
  ['coupons', 'delivery', 'payments', 'search', 'wallet'],
  ['membership', 'referral'],
  ['cart', 'healthcare'],
  ['prescriptions'],
  ['orders'],
  ['checkout', 'lab-reports', 'news', 'reports'],
  ['milk'],
];

export type Rule = {
  name: string;
  from: RegExp;
  /** Paths of our own that `from` may not import. `$1` stands for the first group of `from`. */
  never?: string;
  /** Everything that `from` may import: our own paths and package names. */
  only?: string;
};

const MODULE = 'apps/server/src/modules/';

export const RULES: Rule[] = [
  {
    name: 'rules are pure: they import nothing but each other',
    from: /^packages\/rules\/src\//,
    only: '^packages/rules/src/',
  },
  {
    name: 'the contract knows only the rules and zod',
    from: /^packages\/contract\/src\//,
    only: '^packages/(contract|rules)/src/|^zod$',
  },
  {
    name: 'the kit knows no business',
    from: /^packages\/ui\/src\//,
    never: '^(apps|packages/(rules|contract))/',
  },
  { name: 'apps do not import apps', from: /^apps\/([^/]+)\//, never: '^apps/(?!$1/)' },
  { name: 'packages do not import apps', from: /^packages\/(?!demo-shop\/)/, never: '^apps/' },
  {
    name: 'the demo shop knows only the server and the rules',
    from: /^packages\/demo-shop\//,
    never: '^(apps/(?!server/src/)|packages/(?!demo-shop/|rules/))',
  },
  {
    name: 'only the start of the shop loads the demo shop',
    from: /^apps\/server\/src\/(?!start-shop\.ts$)/,
    never: '^packages/demo-shop/',
  },
  { name: 'the platform knows no module', from: /^apps\/server\/src\/platform\//, never: `^${MODULE}` },
  { name: 'the server does not know its tests', from: /^apps\/server\/src\//, never: '^apps/server/test/' },
  {
    name: 'modules are entered by their index (tables may reference tables)',
    from: /^apps\/server\/src\/modules\/([^/]+)\//,
    never: `^${MODULE}(?!$1/)[^/]+/(?!index\\.ts$|[^/]+\\.tables\\.ts$)`,
  },
  {
    name: 'tables reference only tables',
    from: /^apps\/server\/src\/modules\/.+\.tables\.ts$/,
    never: `^${MODULE}(?!.+\\.tables\\.ts$)`,
  },
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
