import { expect, test } from 'vitest';
import { openStockedShop } from '../../test/open-shop.ts';
import { composeMail, queueMail } from '../platform/mail/mail.ts';

test('lists the newest mail first and shows each as HTML', async () => {
  const shop = await openStockedShop();
  for (const subject of ['First', '<b>Second</b>']) {
    const mail = composeMail({ to: 'asha@example.com', subject, heading: subject, paragraphs: ['Namaste'] });
    await queueMail(shop.database.db, mail);
    await shop.runJobs();
  }
  const list = await shop.get('/dev/mailbox');
  expect(list.status).toBe(200);
  expect(list.text.indexOf('&lt;b&gt;Second&lt;/b&gt;')).toBeLessThan(list.text.indexOf('First'));
  expect(list.text).not.toMatch(/<style|style=|<script|<b>Second|Subah/);
  expect(list.headers.get('content-security-policy')).not.toContain('unsafe');
  expect((await shop.get('/dev/mailbox.css')).headers.get('content-type')).toContain('text/css');
  expect((await shop.get('/dev/mailbox?to=nobody@example.com')).text).toContain('No mail yet.');

  const [path = ''] = /\/dev\/mailbox\/[0-9a-f-]{36}/.exec(list.text) ?? [];
  expect((await shop.get(path)).text).toContain(`<iframe src="${path}/html"`);
  const letter = await shop.get(`${path}/html`);
  expect(letter.text).toContain('Namaste');
  expect(letter.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
  expect((await shop.get('/dev/mailbox/nothing')).status).toBe(404);
  await shop.close();
});

test.each([{ isLocalOnly: false, host: '0.0.0.0' }, { demoData: false }])(
  'no mailbox where others could read it: %o',
  async (settings) => {
    const shop = await openStockedShop({ settings });
    expect((await shop.get('/dev/mailbox')).status).toBe(404);
    await shop.close();
  },
);
