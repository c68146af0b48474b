import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://10.0.0.1/x', false],
  ['https://0x7f.1/x', false],
  ['https://2130706433/x', false],
  ['https://[::1]/x', false],
  ['https://localhost/x', false],
  ['https://printer.local/x', false],
  ['https://metadata.google.internal/x', false],
  ['not a url', false],
])('%s is a push service: %s', (url, isValid) => {
  expect(isPushEndpoint(url)).toBe(isValid);
});
