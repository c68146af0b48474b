import { toast } from '@subah/ui/toast';

/** The server's message, or `fallback` where there is none. */
export const errorMessage = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;

export const toastError = (error: unknown, fallback: string): void =>
  toast(errorMessage(error, fallback), { tone: 'error' });
