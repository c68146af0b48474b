import { observe } from '../../platform/observe.ts';
import type { StoredContent } from './notices.tables.ts';

const TIMEOUT_MS = 10_000;
/** Every customer has an Indian mobile number. */
const COUNTRY = '91';
/** Meta refuses longer values, and values with line breaks or several spaces. */
const MAX_VALUE = 300;
/** Codes of Meta that ask to try again later: access token, rate limits, service down. */
const TEMPORARY = new Set([1, 2, 4, 131000, 131016, 131048, 131056, 133016, 80007, 130429]);
const BAD_TOKEN = 190;

type TemplateMessage = Extract<StoredContent, { channel: 'whatsapp' }>;

/** Sends a template of the WhatsApp Business Cloud API. */
export async function postTemplate(
  apiUrl: string,
  account: { phoneNumberId: string; token: string },
  { mobile, template, language, values }: TemplateMessage,
): Promise<'sent' | 'failed' | 'retry'> {
  const parameters = values.map((value) => ({ type: 'text', text: value.replace(/\s+/g, ' ').slice(0, MAX_VALUE) }));
  const message = {
    messaging_product: 'whatsapp',
    to: `${COUNTRY}${mobile}`,
    type: 'template',
    template: { name: template, language: { code: language }, components: [{ type: 'body', parameters }] },
  };
  let response: Response;
  try {
    response = await observe({ system: 'whatsapp', operation: 'send' }, () =>
      fetch(`${apiUrl}/${encodeURIComponent(account.phoneNumberId)}/messages`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(message),
      }),
    );
  } catch {
    return 'retry';
  }
  if (response.ok) return 'sent';
  const { error } = (await response.json().catch(() => ({}))) as { error?: { code?: number } };
  const code = error?.code ?? 0;
  // A new token can be entered in the console meanwhile.
  const isTemporary = response.status >= 500 || response.status === 429 || code === BAD_TOKEN || TEMPORARY.has(code);
  return isTemporary ? 'retry' : 'failed';
}
