import type { FamilyMember } from '@subah/contract/family/family';
import { relationLabels, family as texts } from '@subah/messages/family';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { ConfirmDialog, Dialog } from '@subah/ui/dialog';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { MemberForm } from './member-form.tsx';

export function MyFamily() {
  const api = useApi();
  const family = useAccountQuery('GET family');
  const [edited, setEdited] = useState<FamilyMember | 'new' | null>(null);
  const [leaving, setLeaving] = useState<FamilyMember | null>(null);
  if (family.state === 'loading') return <FamilySkeletons />;
  if (family.state === 'failed')
    return (
      <div className="card">
        <ErrorState title={t(texts.loadFailed)} onRetry={() => void family.reload()} />
      </div>
    );
  const saved = ({ name }: FamilyMember) => {
    setEdited(null);
    toast(t(texts.saved, { name }));
    void family.reload();
  };
  const remove = ({ _id }: FamilyMember) => {
    setLeaving(null);
    return family
      .change(
        (all) => all.filter((other) => other._id !== _id),
        () => api('DELETE family/{id}', { params: { id: _id } }),
      )
      .catch((error: unknown) => toast(errorMessage(error, t(texts.failed)), { tone: 'error' }));
  };
  const add = (
    <Button onClick={() => setEdited('new')}>
      <UserPlus aria-hidden="true" className="size-5" />
      {t(texts.add)}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {family.data.length === 0 ? (
        <div className="card">
          <EmptyState sunrise title={t(texts.emptyTitle)} text={t(texts.intro)} action={add} />
        </div>
      ) : (
        <div>{add}</div>
      )}
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {family.data.map((member) => (
          <li key={member._id} className="card grid content-start gap-2 p-4">
            <div>
              <h2 translate="no" className="wrap-anywhere font-bold text-base">
                {member.name}
              </h2>
              <p className="num text-ink-600">
                {t(relationLabels[member.relation])} · {t(texts.years, { age: member.age })}
                {member.phone && ` · +91 ${member.phone}`}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="quiet" onClick={() => setEdited(member)}>
                {t(texts.edit)}
              </Button>
              <Button size="sm" variant="quiet" className="text-chilli" onClick={() => setLeaving(member)}>
                {t(texts.delete)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === null || edited === 'new' ? t(texts.add) : edited.name}
        size="sm"
      >
        {edited && <MemberForm member={edited === 'new' ? null : edited} onSaved={saved} />}
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t(texts.deleteTitle, { name: leaving?.name ?? '' })}
        message={t(texts.deleteText)}
        confirmLabel={t(texts.delete)}
        cancelLabel={t(texts.keep)}
        danger
        onConfirm={() => leaving && void remove(leaving)}
      />
    </div>
  );
}

export function FamilySkeletons() {
  return (
    <Loading label={t(texts.title)} className="grid gap-3">
      <Skeleton className="h-11 w-40 rounded-btn" />
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-30 rounded-card" />
        <Skeleton className="h-30 rounded-card" />
      </div>
    </Loading>
  );
}
