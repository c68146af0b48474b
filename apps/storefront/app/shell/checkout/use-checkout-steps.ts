import { useState } from 'react';

export type StepName = 'sign-in' | 'address' | 'prescription' | 'patients' | 'payment';

/** Steps that were never toggled follow `isOpenAtFirst`. */
export function useCheckoutSteps(isOpenAtFirst: (step: StepName) => boolean) {
  const [touched, setTouched] = useState<Partial<Record<StepName, boolean>>>({});
  const isOpen = (step: StepName): boolean => touched[step] ?? isOpenAtFirst(step);
  const set = (change: Partial<Record<StepName, boolean>>) => setTouched((last) => ({ ...last, ...change }));
  return { isOpen, toggle: (step: StepName) => set({ [step]: !isOpen(step) }), set };
}
