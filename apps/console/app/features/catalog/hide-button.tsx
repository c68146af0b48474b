import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Eye, EyeOff } from 'lucide-react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type HideButtonProps = {
  kind: 'categories' | 'subcategories';
  row: { _id: string; name: string; isHidden: boolean };
  onDone: () => void;
};

/** The API does not delete categories that contain products; staff hide them instead. */
export function HideButton({ kind, row, onDone }: HideButtonProps) {
  const { pending, run } = useAction<'hide'>('something went wrong');
  const Icon = row.isHidden ? Eye : EyeOff;
  const toggleHidden = () =>
    run('hide', async () => {
      const input = { params: { id: row._id }, body: { isHidden: !row.isHidden } };
      if (kind === 'categories') await api('PATCH admin/categories/{id}', input);
      else await api('PATCH admin/subcategories/{id}', input);
      toast(row.isHidden ? `${row.name} is shown in the shop` : `${row.name} is hidden from the shop`);
      onDone();
    });
  return (
    <Button variant="quiet" size="sm" busy={pending === 'hide'} onClick={() => void toggleHidden()}>
      <Icon className="size-4" aria-hidden />
      {row.isHidden ? 'Show' : 'Hide'}
      <span className="sr-only"> {row.name}</span>
    </Button>
  );
}
