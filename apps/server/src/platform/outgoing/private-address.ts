import { BlockList, isIP } from 'node:net';

const blocked = new BlockList();
const IPV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];
const IPV6: [string, number][] = [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [network, prefix] of IPV4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6) blocked.addSubnet(network, prefix, 'ipv6');

/** Loopback, local networks, link-local (metadata of clouds), multicast and reserved addresses. */
export const isPrivateAddress = (address: string): boolean =>
  blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
