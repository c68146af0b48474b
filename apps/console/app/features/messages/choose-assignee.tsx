import type { CallRequest } from '@subah/contract/healthcare/call-requests';
import { t } from '@subah/messages/console/message';
import { messages as texts } from '@subah/messages/console/messages';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type ChooseAssigneeProps = { request: CallRequest; onSaved: (changed: CallRequest) => void };

/** Selects the staff member who calls the customer back, and saves each choice. A deactivated assignee stays selectable. */
export function ChooseAssignee({ request, onSaved }: ChooseAssigneeProps) {
  const { data: staff = [] } = useSWR(
    ['call-request-assignees'],
    async () => (await api('GET admin/call-requests/assignees')).data,
  );
  const { pending, run } = useAction<'assign'>(t(texts.assignFailed));
  const { _id, name, assignee } = request;
  const options = assignee && !staff.some((one) => one._id === assignee._id) ? [assignee, ...staff] : staff;
  const assign = (assigneeId: string) =>
    run('assign', async () => {
      const body = { assigneeId: assigneeId || null, readAs: { assignee } };
      onSaved((await api('PUT admin/call-requests/{id}/assignee', { params: { id: _id }, body })).data);
    });
  return (
    <select
      aria-label={t(texts.assigneeOf, { name })}
      value={assignee?._id ?? ''}
      disabled={pending === 'assign'}
      onChange={(event) => void assign(event.target.value)}
      className="h-11 w-32 rounded-add border border-line-strong bg-card px-2 md:w-40 lg:h-9"
    >
      <option value="">{t(texts.nobody)}</option>
      {options.map((one) => (
        <option key={one._id} value={one._id}>
          {one.name}
        </option>
      ))}
    </select>
  );
}
