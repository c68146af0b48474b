import type { CallRequest } from '@subah/contract/healthcare/call-requests';
import { t } from '@subah/messages/console/message';
import { messages as texts } from '@subah/messages/console/messages';
import { toast } from '@subah/ui/toast';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { ChoosePerson } from '../../shared/accounts/choose-person.tsx';

type ChooseAssigneeProps = { request: CallRequest; onSaved: (changed: CallRequest) => void };

/** Selects the staff member who calls the customer back, and saves each choice. */
export function ChooseAssignee({ request, onSaved }: ChooseAssigneeProps) {
  const { data: staff = [] } = useSWR(
    ['call-request-assignees'],
    async () => (await api('GET admin/call-requests/assignees')).data,
  );
  const { pending, run } = useAction<'assign'>(t(texts.assignFailed));
  const { _id, name, assignee } = request;
  const assign = (assigneeId: string | null) =>
    run('assign', async () => {
      const body = { assigneeId, readAs: { assignee } };
      const { data } = await api('PUT admin/call-requests/{id}/assignee', { params: { id: _id }, body });
      onSaved(data);
      toast(data.assignee ? t(texts.assigned, { name, assignee: data.assignee.name }) : t(texts.unassigned, { name }));
    });
  return (
    <ChoosePerson
      label={t(texts.assigneeOf, { name })}
      person={assignee}
      people={staff}
      none={t(texts.nobody)}
      isBusy={pending === 'assign'}
      onChoose={(assigneeId) => void assign(assigneeId)}
    />
  );
}
