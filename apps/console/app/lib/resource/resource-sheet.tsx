import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { Sheet } from '@subah/ui/sheet';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { failureText } from '../show-failure.ts';
import { FormPart } from './form-part.tsx';
import type { FormValues } from './form-values.ts';
import { LeaveQuestion } from './leave-question.tsx';
import type { ResourceForm } from './resource.ts';
import { useForm } from './use-form.ts';

type ResourceSheetProps<Row> = {
  /** The id of the list that the form belongs to. */
  owner: string;
  noun: string;
  form: ResourceForm<Row>;
  /** Undefined for a new one. */
  row: Row | undefined;
  onClose: () => void;
  onSaved: () => void;
};

export function ResourceSheet<Row>({ owner, noun, form, row, onClose, onSaved }: ResourceSheetProps<Row>) {
  const id = useId();
  const [start, setStart] = useState<FormValues | undefined>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const title = row === undefined ? `Create ${noun}` : `Edit ${noun}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the same row again.
  useEffect(() => {
    let isGone = false;
    setError(undefined);
    const read = async () => {
      try {
        const values = await form.start(row);
        if (!isGone) setStart(values);
      } catch (failure) {
        if (!isGone) setError(failure);
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [form, row, tries]);

  const footer = (
    <div className="flex justify-end gap-2">
      <Button variant="quiet" onClick={onClose}>
        {row === undefined ? 'Cancel' : 'Cancel edit'}
      </Button>
      <Button type="submit" form={id} busy={isBusy}>
        {row === undefined ? `Create ${noun}` : 'Save changes'}
      </Button>
    </div>
  );
  // Who presses Cancel means it.
  const leave = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Sheet open onClose={leave} title={title} closeLabel="Close" footer={start ? footer : undefined}>
        {error ? (
          <ErrorState title="Failed to load data" text={failureText(error, '')} onRetry={() => setTries(tries + 1)} />
        ) : start ? (
          <Fields
            id={id}
            owner={owner}
            form={form}
            row={row}
            start={start}
            onBusy={setBusy}
            onChanged={setChanged}
            onSaved={onSaved}
          />
        ) : (
          <Loading label="Loading…" className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </Loading>
        )}
      </Sheet>
      <LeaveQuestion open={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  );
}

type FieldsProps<Row> = {
  id: string;
  owner: string;
  form: ResourceForm<Row>;
  row: Row | undefined;
  start: FormValues;
  onBusy: (isBusy: boolean) => void;
  onChanged: (isChanged: boolean) => void;
  onSaved: () => void;
};

function Fields<Row>({ id, owner, form: description, row, start, onBusy, onChanged, onSaved }: FieldsProps<Row>) {
  const isNew = row === undefined;
  const form = useForm({
    start,
    schema: description.schema(isNew),
    check: (values) => description.check?.(values, isNew) ?? {},
    failed: description.failed,
    send: async (values) => {
      const { message } = await description.save(row, values);
      if (message) toast(message);
      onSaved();
    },
  });
  useEffect(() => onBusy(form.isBusy), [form.isBusy, onBusy]);
  // At once: the next key may be Escape.
  useLayoutEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  const known = new Set(description.fields.map(({ name }) => name));
  const others = Object.entries(form.errors).filter(([name]) => !known.has(name));
  return (
    <form
      id={id}
      ref={form.element}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid grid-cols-2 gap-4"
    >
      {others.length > 0 && (
        <p role="alert" className="col-span-2 flex gap-1.5 rounded-btn bg-chilli-50 p-3 font-semibold text-chilli">
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {others.map(([, sentence]) => sentence).join(' ')}
        </p>
      )}
      {description.fields.map((part) => (
        <div key={part.name} className={part.half ? 'col-span-2 sm:col-span-1' : 'col-span-2'}>
          <FormPart part={part} form={form} owner={owner} />
        </div>
      ))}
    </form>
  );
}
