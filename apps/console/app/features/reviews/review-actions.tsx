import type { ReviewForStaff } from '@subah/contract/reviews/reviews';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reviews as texts } from '@subah/messages/console/reviews';
import { MAX_REVIEW_LENGTH } from '@subah/rules/catalog/reviews';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type Props = { review: ReviewForStaff; onDone: () => void };

export function ReviewActions({ review, onDone }: Props) {
  const [isAnswering, setAnswering] = useState(false);
  const { pending, run } = useAction<'shown' | 'hidden'>(t(texts.changeFailed));
  const set = (status: 'shown' | 'hidden') =>
    void run(status, async () => {
      const body = { status, readAs: review };
      // After a refusal, too: the list shows what a colleague has changed.
      await api('PATCH admin/reviews/{id}', { params: { id: review._id }, body }).finally(onDone);
      toast(t(status === 'shown' ? texts.shownToast : texts.hiddenToast, { product: review.productName }));
    });
  const name = <span className="sr-only">: {review.productName}</span>;
  return (
    <>
      {review.status !== 'shown' && (
        <Button variant="soft" size="sm" busy={pending === 'shown'} onClick={() => set('shown')}>
          {t(common.show)}
          {name}
        </Button>
      )}
      {review.status !== 'hidden' && (
        <Button variant="quiet" size="sm" busy={pending === 'hidden'} onClick={() => set('hidden')}>
          {t(common.hide)}
          {name}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => setAnswering(true)}>
        {review.answer ? t(texts.changeAnswer) : t(texts.answer)}
        {name}
      </Button>
      {isAnswering && <AnswerDialog review={review} onDone={onDone} onClose={() => setAnswering(false)} />}
    </>
  );
}

function AnswerDialog({ review, onDone, onClose }: Props & { onClose: () => void }) {
  const [answer, setAnswer] = useState(review.answer?.text ?? '');
  const { pending, run } = useAction<'save'>(t(texts.saveAnswerFailed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('save', async () => {
      await api('PATCH admin/reviews/{id}', { params: { id: review._id }, body: { answer, readAs: review } });
      toast(t(answer.trim() === '' ? texts.answerRemoved : texts.answerSaved));
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(texts.answerTo, { name: review.name })} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="whitespace-pre-wrap text-ink-600">
          {review.text || t(texts.starsOfFive, { rating: review.rating })}
        </p>
        <Field label={t(texts.answer)} hint={t(texts.answerHint)}>
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
          {t(texts.saveAnswer)}
        </Button>
      </form>
    </Dialog>
  );
}
