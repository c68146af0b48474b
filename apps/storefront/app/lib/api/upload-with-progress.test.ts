import { ApiError } from '@subah/contract/client/api-client';
import { beforeEach, expect, test, vi } from 'vitest';

type Reply = { status: number; body?: object } | 'lost';

const stored = { token: 'old' as string | null };
const renewSession = vi.fn(async () => {
  stored.token = 'new';
  return true;
});
vi.mock('./browser-api.ts', () => ({ renewSession }));
vi.mock('../session/session.ts', () => ({ tokens: { token: () => stored.token } }));
const { uploadWithProgress } = await import('./upload-with-progress.ts');

let replies: Reply[] = [];
let sentWith: string[] = [];

function fakeRequest() {
  const request = {
    upload: { onprogress: (_: object) => {} },
    status: 0,
    response: null as object | null,
    onload: () => {},
    onerror: () => {},
    open: () => {},
    setRequestHeader: (name: string, value: string) => name === 'Authorization' && sentWith.push(value),
    send: () => {
      const reply = replies.shift() ?? 'lost';
      request.upload.onprogress({ lengthComputable: true, loaded: 1, total: 4 });
      if (reply === 'lost') return request.onerror();
      request.status = reply.status;
      request.response = reply.body ?? null;
      request.onload();
    },
  };
  return request;
}

beforeEach(() => {
  stored.token = 'old';
  sentWith = [];
  renewSession.mockClear();
  vi.stubGlobal('XMLHttpRequest', fakeRequest);
});

const upload = (onProgress = (_: number) => {}) =>
  uploadWithProgress('POST medical/presciptions', { form: new FormData(), onProgress });

test('sends the token and reports the progress', async () => {
  replies = [{ status: 200, body: { message: 'Uploaded successfully!' } }];
  const onProgress = vi.fn();
  expect(await upload(onProgress)).toEqual({ message: 'Uploaded successfully!' });
  expect(onProgress).toHaveBeenCalledWith(25);
  expect(sentWith).toEqual(['Bearer old']);
});

test('renews an expired token and sends once more', async () => {
  replies = [{ status: 401 }, { status: 200, body: {} }];
  await upload();
  expect(sentWith).toEqual(['Bearer old', 'Bearer new']);
  replies = [{ status: 401 }, { status: 401, body: { message: 'User not Logged in' } }];
  await expect(upload()).rejects.toMatchObject({ status: 401, message: 'User not Logged in' });
  expect(renewSession).toHaveBeenCalledTimes(2);
});

test('rejects with ApiError for a response and with TypeError for a lost connection', async () => {
  replies = [{ status: 400, body: { message: 'Max 10MB per image.', code: 'VALIDATION' } }];
  await expect(upload()).rejects.toBeInstanceOf(ApiError);
  replies = ['lost'];
  await expect(upload()).rejects.toBeInstanceOf(TypeError);
});
