import { toast } from '@subah/ui/toast';

/** The server's own sentence when it gave one, else the documented one. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message ? error.message : otherwise;

export const showFailure = (error: unknown, otherwise: string): void =>
  toast(failureText(error, otherwise), { tone: 'error' });
