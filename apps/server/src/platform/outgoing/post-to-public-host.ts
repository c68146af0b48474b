import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

const TIMEOUT_MS = 10_000;

type PostOptions = {
  headers: Record<string, string | number>;
  body: Uint8Array;
  /** Allows http and private addresses: only while the shop itself listens on this machine alone. */
  allowsPrivate: boolean;
};

/**
 * Posts to an address that a customer named and returns the status. Private addresses are refused after the name was
 * resolved, for the very connection that is made, so that no name can point to one later. Redirects are not followed.
 */
export function postToPublicHost(address: string, { headers, body, allowsPrivate }: PostOptions): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowsPrivate && (url.protocol !== 'https:' || (isIP(host) !== 0 && isPrivateAddress(host)))) {
    return Promise.reject(new Error('refused to connect to a private address'));
  }
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.byteLength },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(allowsPrivate ? {} : { lookup: lookupPublic }),
    });
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '', 0);
    const first = addresses[0];
    if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
      return done(new Error('refused to connect to a private address'), '', 0);
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
