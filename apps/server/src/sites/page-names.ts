const MAX_SEGMENTS = 4;

/**
 * Names the page of an address for metrics: the part of its route before the first parameter, in both languages the same. An
 * address without a route is `other`, so that invented addresses do not add metrics.
 */
export function pageNames(routes: string[]): (url: string) => string {
  const known = new Map(
    routes.map((route) => {
      const [fixed = ''] = route.split(/\/?[:*]/, 1);
      return [fixed, fixed === route ? `/${route}` : `/${fixed}${fixed ? '/' : ''}*`];
    }),
  );
  return (url) => {
    const [address = ''] = url.split(/\?|\.data/, 1);
    const segments = address.split('/').filter(Boolean);
    if (segments[0] === 'hi') segments.shift();
    if (segments.length === 0) return '/';
    for (let count = Math.min(segments.length, MAX_SEGMENTS); count > 0; count--) {
      const name = known.get(segments.slice(0, count).join('/'));
      if (name && (count === segments.length || name.endsWith('*'))) return name;
    }
    return 'other';
  };
}
