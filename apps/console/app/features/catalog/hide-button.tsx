import { catalog as texts } from '@subah/messages/console/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
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
  const { pending, run } = useAction<'hide'>(t(common.wentWrong));
  const Icon = row.isHidden ? Eye : EyeOff;
  const toggleHidden = () =>
    run('hide', async () => {
      const input = { params: { id: row._id }, body: { isHidden: !row.isHidden } };
      if (kind === 'categories') await api('PATCH admin/categories/{id}', input);
      else await api('PATCH admin/subcategories/{id}', input);
      toast(row.isHidden ? t(texts.shownToast, { name: row.name }) : t(texts.hiddenToast, { name: row.name }));
      onDone();
    });
  return (
    <Button variant="quiet" size="sm" busy={pending === 'hide'} onClick={() => void toggleHidden()}>
      <Icon className="size-4" aria-hidden />
      {row.isHidden ? t(common.show) : t(common.hide)}
      <span className="sr-only"> {row.name}</span>
    </Button>
  );
}
