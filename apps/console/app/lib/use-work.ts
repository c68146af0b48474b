import { useState } from 'react';
import { showFailure } from './show-failure.ts';

/** What a press of a button does: `busy` names what is being done, and a failure is told to the person. */
export function useWork<Kind extends string>(failed: string) {
  const [busy, setBusy] = useState<Kind>();
  const work = async (kind: Kind, send: () => Promise<unknown>): Promise<void> => {
    setBusy(kind);
    try {
      await send();
    } catch (error) {
      showFailure(error, failed);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, work };
}
