import { Button } from '@subah/ui/button';
import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../lib/show-failure.ts';

type DoneButtonProps = {
  name: string;
  isDone: boolean;
  mark: (isDone: boolean) => Promise<unknown>;
  onDone: () => void;
};

export function DoneButton({ name, isDone, mark, onDone }: DoneButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await mark(!isDone);
      onDone();
    } catch (error) {
      showFailure(error, 'something went wrong');
    } finally {
      setBusy(false);
    }
  };
  const Icon = isDone ? RotateCcw : Check;
  return (
    <Button variant={isDone ? 'quiet' : 'soft'} size="sm" busy={isBusy} onClick={() => void press()}>
      <Icon className="size-4" aria-hidden />
      {isDone ? 'Open again' : 'Done'}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
