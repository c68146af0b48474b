import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { messages as texts } from '@subah/messages/console/messages';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Check, RotateCcw } from 'lucide-react';
import { useAction } from '../../lib/api/use-action.ts';

type DoneButtonProps = {
  name: string;
  isDone: boolean;
  mark: (isDone: boolean) => Promise<unknown>;
  onDone: () => void;
};

export function DoneButton({ name, isDone, mark, onDone }: DoneButtonProps) {
  const { pending, run } = useAction<'mark'>(t(common.wentWrong));
  const press = () =>
    run('mark', async () => {
      await mark(!isDone);
      toast(t(isDone ? texts.openToast : texts.doneToast, { name }));
      onDone();
    });
  const Icon = isDone ? RotateCcw : Check;
  return (
    <Button variant={isDone ? 'quiet' : 'soft'} size="sm" busy={pending === 'mark'} onClick={() => void press()}>
      <Icon className="size-4" aria-hidden />
      {isDone ? t(texts.openAgain) : t(texts.done)}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
