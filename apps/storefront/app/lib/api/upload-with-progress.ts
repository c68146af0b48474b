import { ApiError, type ResponseBody } from '@subah/contract/client/api-client';
import type { Call } from '@subah/contract/endpoints';
import { SITE_LANGUAGE } from '@subah/messages/language';
import { tokens } from '../session/session.ts';
import { renewSession } from './browser-api.ts';

const TIMEOUT_MS = 5 * 60_000;

type Upload = {
  form: FormData;
  onProgress: (percent: number) => void;
};

type Reply = { status: number; body: unknown };

/** `fetch` has no upload progress. A 401 renews the token and repeats the request once. */
export async function uploadWithProgress<Key extends Call & `POST ${string}`>(
  call: Key,
  upload: Upload,
): Promise<ResponseBody<Key>> {
  const path = `/api/${call.slice('POST '.length)}`;
  let reply = await attempt(path, upload);
  if (reply.status === 401 && (await renewSession())) reply = await attempt(path, upload);
  if (reply.status >= 400) throw new ApiError(reply.status, (reply.body ?? {}) as object);
  return reply.body as ResponseBody<Key>;
}

function attempt(path: string, { form, onProgress }: Upload): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new TypeError('no answer came'));
    request.open('POST', path);
    request.timeout = TIMEOUT_MS;
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', SITE_LANGUAGE);
    const token = tokens.token();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress((loaded / total) * 100);
    };
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = failed;
    request.ontimeout = failed;
    request.onabort = failed;
    request.send(form);
  });
}
