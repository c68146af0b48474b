import './node-env.ts';
import { readShopName } from './modules/shop/index.ts';
import { isDatabaseUnavailable } from './platform/database/database.ts';
import { describeFailure } from './platform/describe-failure.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { serveConsole } from './sites/console.ts';
import { serveMailbox } from './sites/mailbox.ts';
import { pregeneratePictures } from './sites/pregenerate-pictures.ts';
import { serveSitemap } from './sites/sitemap.ts';
import { serveStorefront } from './sites/storefront.ts';
import { type Shop, startShop } from './start-shop.ts';

const isDevelopment = process.argv.includes('--dev');

try {
  const settings = readSettings(process.env);
  const shop = await startShop(settings, async (app, { settings, cache, db }) => {
    serveMailbox(app, { db, settings, isDevelopment });
    serveSitemap(app, { db, cache, publicUrl: settings.publicUrl });
    const readName = () => readShopName(db);
    if (isDevelopment) {
      const { serveFromSources } = await import('./sites/development.ts');
      return serveFromSources(app, settings, readName);
    }
    await serveConsole(app, readName);
    await serveStorefront(app, { settings, cache });
    pregeneratePictures(app, settings);
  });
  if (settings.razorpay?.previousWebhookSecret) {
    shop.log.warn('RAZORPAY_PREVIOUS_WEBHOOK_SECRET is still accepted; remove it a day after the change');
  }
  surviveDatabaseErrors(shop);
  stopOnSignals(shop, settings);
  printAddresses(shop, settings);
} catch (error) {
  const message = describeFailure(error);
  if (!message) throw error;
  process.stderr.write(`subah: ${message}\n`);
  process.exit(1);
}

/** One write, so that a script that waits for the first line also gets the others. */
function printAddresses({ address, demoAccounts }: Shop, { isLocalOnly, mail, role }: Settings): void {
  const accounts = demoAccounts.map(({ role, mobile, password }) => `    ${role.padEnd(11)} ${mobile}  ${password}`);
  const mailbox = mail.smtpUrl ? [] : ['', `  Mails, with the OTP of a new account, at ${address}/dev/mailbox`];
  const lines = [
    '',
    ...(role === 'jobs'
      ? [`  Subah runs jobs and serves no pages; its state is at ${address}/readyz and ${address}/metrics`]
      : [`  Subah is open at ${address}`, `  Console at ${address}/admin-login, API at ${address}/api/docs`]),
    ...(demoAccounts.length > 0 && isLocalOnly
      ? ['', '  Demo accounts (mobile, password)', ...accounts, ...mailbox]
      : []),
    '',
    '  Ctrl-C closes the shop.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** SIGTERM drains, Ctrl-C does not wait for a load balancer. A second signal ends the process at once. */
function stopOnSignals(shop: Shop, { drainSeconds }: Settings): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    shop.stop({ drainSeconds: signal === 'SIGTERM' && !isDevelopment ? drainSeconds : 0 }).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`subah: the shop did not close in order (${String(error)})\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** A library may not handle every failed query; a database that is away must not end the server. */
function surviveDatabaseErrors({ log }: Shop): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseUnavailable(reason)) throw reason;
    log.error({ err: reason }, 'unhandled database error');
  });
}
