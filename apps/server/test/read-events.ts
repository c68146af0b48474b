/** Reads a stream of server-sent events. `topics` grows as events arrive; `ended` resolves when the server closes it. */
export async function readEvents(url: string, token: string) {
  const abort = new AbortController();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: abort.signal });
  const topics: string[] = [];
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const chunk of response.body ?? []) {
      for (const [, topic = ''] of decoder.decode(chunk).matchAll(/^data: (.+)$/gm)) topics.push(topic);
    }
  };
  const ended = response.ok ? read().catch(() => undefined) : Promise.resolve();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    topics,
    ended,
    close: () => abort.abort(),
  };
}
