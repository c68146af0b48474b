import type { ContactMessage } from '@subah/contract/contact';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';

export function useSendMessage() {
  const api = useApi();
  return useMutation({ mutationFn: (message: ContactMessage) => api('POST contact', { body: message }) });
}
