import type { Answer } from '@subah/contract/client';
import type { ContactMessage } from '@subah/contract/contact';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';

type Sending =
  | { state: 'idle' | 'pending' }
  | { state: 'sent'; answer: Answer<'POST contact'> }
  | { state: 'failed'; error: unknown };

/** Where a message to the shop stands, and how to send it. */
export function useSendMessage() {
  const api = useApi();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const send = async (message: ContactMessage, onSent: () => void): Promise<void> => {
    setSending({ state: 'pending' });
    try {
      const answer = await api('POST contact', { body: message });
      setSending({ state: 'sent', answer });
      onSent();
    } catch (error) {
      setSending({ state: 'failed', error });
    }
  };
  return { sending, send, reset: () => setSending({ state: 'idle' }) };
}
