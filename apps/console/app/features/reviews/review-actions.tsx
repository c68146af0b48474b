import type { ReviewForStaff } from '@subah/contract/catalog/reviews';
import { MAX_REVIEW_LENGTH } from '@subah/rules/catalog/reviews';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type Props = { review: ReviewForStaff; onDone: () => void };

export function ReviewActions({ review, onDone }: Props) {
  const [isAnswering, setAnswering] = useState(false);
  const { pending, run } = useAction<'shown' | 'hidden'>('Failed to change the review');
  const set = (status: 'shown' | 'hidden') =>
    void run(status, async () => {
      await api('PATCH admin/reviews/{id}', { params: { id: review._id }, body: { status } });
      onDone();
    });
  const name = <span className="sr-only">: {review.productName}</span>;
  return (
    <>
      {review.status !== 'shown' && (
        <Button variant="soft" size="sm" busy={pending === 'shown'} onClick={() => set('shown')}>
          Show{name}
        </Button>
      )}
      {review.status !== 'hidden' && (
        <Button variant="quiet" size="sm" busy={pending === 'hidden'} onClick={() => set('hidden')}>
          Hide{name}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => setAnswering(true)}>
        {review.answer ? 'Change answer' : 'Answer'}
        {name}
      </Button>
      {isAnswering && <AnswerDialog review={review} onDone={onDone} onClose={() => setAnswering(false)} />}
    </>
  );
}

function AnswerDialog({ review, onDone, onClose }: Props & { onClose: () => void }) {
  const [answer, setAnswer] = useState(review.answer?.text ?? '');
  const { pending, run } = useAction<'save'>('Failed to save the answer');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('save', async () => {
      await api('PATCH admin/reviews/{id}', { params: { id: review._id }, body: { answer } });
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={`Answer ${review.name}`} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="whitespace-pre-wrap text-ink-600">{review.text || `${review.rating} of 5 stars`}</p>
        <Field label="Answer" hint="Everybody sees it below the review. Leave it empty to remove it.">
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={4}
              maxLength={MAX_REVIEW_LENGTH}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" block busy={pending === 'save'}>
          Save answer
        </Button>
      </form>
    </Dialog>
  );
}
