/**
 * The address of a browser's push service: https on the usual port, by name. Addresses are checked again when the name has
 * been resolved.
 */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  const isAddress = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname);
  return (
    !isAddress && /^[^.].*\.[a-z][a-z\d-]*$/.test(url.hostname) && !/\.(local|internal|localhost)$/.test(url.hostname)
  );
}
