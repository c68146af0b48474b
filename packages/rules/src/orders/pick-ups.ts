export const PICK_UP_STATES = ['open', 'done', 'withdrawn'] as const;
export type PickUpState = (typeof PICK_UP_STATES)[number];

type PickUp = { doneAt: Date | null; withdrawnAt: Date | null };

export const pickUpState = ({ doneAt, withdrawnAt }: PickUp): PickUpState => {
  if (doneAt) return 'done';
  return withdrawnAt ? 'withdrawn' : 'open';
};
