import { createDownload } from '@subah/contract/client/api-client';
import { send } from './browser-api.ts';

/** `saveFile(await download('GET orders/{id}/invoice', { params: { id } }), 'invoice.pdf')` */
export const download = createDownload(send);

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
