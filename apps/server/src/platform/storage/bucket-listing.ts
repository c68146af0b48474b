type Listing = { objects: { key: string; version: string }[]; nextToken: string | undefined };

/** The parts of a ListObjectsV2 response that the shop uses. */
export function readListing(xml: string): Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textOf(content, 'Key') ?? '',
    version: textOf(content, 'ETag') ?? '',
  }));
  return { objects, nextToken: textOf(xml, 'NextContinuationToken') };
}

const ENTITIES: Record<string, string> = { '&quot;': '"', '&apos;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1]?.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
