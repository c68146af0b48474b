import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { Notes } from '../../shared/notes/notes.tsx';

export function OrderNotes({ orderId }: { orderId: string }) {
  const params = { id: orderId };
  const { data, mutate } = useSWR(['order-notes', orderId], () => api('GET admin/orders/{id}/notes', { params }));
  const add = (text: string) =>
    mutate(api('POST admin/orders/{id}/notes', { params, body: { text } }), { revalidate: false });
  return <Notes notes={data?.data ?? []} onAdd={add} />;
}
