import { useState } from 'react';
import { toastError } from './error-message.ts';

/** Runs the work of a button: `pending` is the action in progress, and a failure is shown as a toast. */
export function useAction<Action extends string>(errorText: string) {
  const [pending, setPending] = useState<Action>();
  const run = async (action: Action, work: () => Promise<unknown>): Promise<void> => {
    setPending(action);
    try {
      await work();
    } catch (error) {
      toastError(error, errorText);
    } finally {
      setPending(undefined);
    }
  };
  return { pending, run };
}
