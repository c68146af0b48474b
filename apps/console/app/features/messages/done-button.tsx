import { Button } from '@subah/ui/button';
import { Check, RotateCcw } from 'lucide-react';
import { useAction } from '../../lib/api/use-action.ts';

type DoneButtonProps = {
  name: string;
  isDone: boolean;
  mark: (isDone: boolean) => Promise<unknown>;
  onDone: () => void;
};

export function DoneButton({ name, isDone, mark, onDone }: DoneButtonProps) {
  const { pending, run } = useAction<'mark'>('something went wrong');
  const press = () =>
    run('mark', async () => {
      await mark(!isDone);
      onDone();
    });
  const Icon = isDone ? RotateCcw : Check;
  return (
    <Button variant={isDone ? 'quiet' : 'soft'} size="sm" busy={pending === 'mark'} onClick={() => void press()}>
      <Icon className="size-4" aria-hidden />
      {isDone ? 'Open again' : 'Done'}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
