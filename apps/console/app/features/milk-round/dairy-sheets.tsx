import type { DairySheet } from '@subah/contract/milk/dairies';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { milkRound, dairies as texts } from '@subah/messages/console/milk-round';
import { RETURN_REASONS, type ReturnReason, returnReasonLabels } from '@subah/rules/milk/milk-returns';
import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { Field, Select, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';

/** Where the sheet of each dairy was mailed, and what went back to it. */
export function DairySheets({ date }: { date: string }) {
  const { data, error, mutate } = useSWR(
    ['dairies', date],
    async () => (await api('GET admin/milk/dairies', { query: { date } })).data,
  );
  if (error)
    return <ErrorState title={t(texts.loadFailed)} text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  if (!data || data.dairies.length === 0) return null;
  const reload = () => void mutate();
  return (
    <section className="card grid gap-4 p-4 print:hidden" aria-label={t(texts.title)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-base">{t(texts.title)}</h2>
        <AccountButton month={date.slice(0, 7)} />
      </div>
      {data.dairies.map((dairy) => (
        <Dairy
          key={`${date} ${dairy.brand}`}
          dairy={dairy}
          date={date}
          isForecast={data.isForecast}
          onChange={reload}
        />
      ))}
    </section>
  );
}

function AccountButton({ month }: { month: string }) {
  const { pending, run } = useAction<'save'>(t(common.saveListFailed));
  const save = () =>
    run('save', async () =>
      saveFile(await download('GET admin/milk/dairy-account.csv', { query: { month } }), `dairies-${month}.csv`),
    );
  return (
    <Button variant="quiet" size="sm" busy={pending === 'save'} onClick={() => void save()}>
      <Download className="size-4" aria-hidden />
      {t(texts.account)}
    </Button>
  );
}

type DairyProps = { dairy: DairySheet; date: string; isForecast: boolean; onChange: () => void };

function Dairy({ dairy, date, isForecast, onChange }: DairyProps) {
  const { brand } = dairy;
  const name = brand || t(milkRound.otherBrand);
  const [email, setEmail] = useState(dairy.email);
  /** As it stood when the field was filled; the sheets below are read again while it is typed. */
  const [shown, setShown] = useState(dairy.email);
  const { pending, run } = useAction<'save' | 'send'>(t(texts.changeFailed));
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run('save', async () => {
      await api('PUT admin/milk/dairies', { body: { brand, email: email.trim(), readAs: { email: shown } } });
      setShown(email.trim());
      toast(t(texts.addressSaved, { brand: name }));
      onChange();
    });
  };
  const send = () =>
    run('send', async () => {
      await api('POST admin/milk/dairies/send', { body: { date, brand, sends: dairy.sent?.sends ?? 0 } });
      toast(t(texts.sheetSent, { email: dairy.email }));
      onChange();
    });
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <h3 className="num font-semibold">
        {t(milkRound.brandLoad, { brand: name, packs: dairy.packs, litres: dairy.litres })}
      </h3>
      <p className="text-ink-600">{describeSheet(dairy, isForecast)}</p>
      <form className="flex flex-wrap items-end gap-2" onSubmit={save} noValidate>
        <Field label={t(texts.addressOf, { brand: name })} className="min-w-0 flex-1 basis-56">
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={email}
              maxLength={200}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="line" busy={pending === 'save'} disabled={email.trim() === dairy.email}>
          {t(common.save)}
        </Button>
        {!isForecast && dairy.email && (
          <Button variant="line" busy={pending === 'send'} onClick={() => void send()}>
            {t(dairy.sent ? texts.sendAgain : texts.sendNow)}
          </Button>
        )}
      </form>
      {!isForecast && <Returns dairy={dairy} date={date} onChange={onChange} />}
    </div>
  );
}

function describeSheet({ email, sent }: DairySheet, isForecast: boolean): string {
  if (sent) {
    const { email: address, sends, at, isCurrent } = sent;
    const text = t(texts.sentOn, { email: address, time: formatDateTime(at), sends });
    return isCurrent ? text : `${text} ${t(texts.changedSince)}`;
  }
  if (!email) return t(texts.noAddress);
  return t(isForecast ? texts.mailedLater : texts.notSent);
}

type ReturnsProps = { dairy: DairySheet; date: string; onChange: () => void };
const newReturn = (productId: string) => ({
  returnId: crypto.randomUUID(),
  productId,
  packs: '',
  reason: 'not_delivered' as ReturnReason,
});

/** Packs of the round that go back to the dairy. */
function Returns({ dairy: { products, returns }, date, onChange }: ReturnsProps) {
  const [draft, setDraft] = useState(() => newReturn(products[0]?.productId ?? ''));
  const { pending, run } = useAction<'book'>(t(texts.returnFailed));
  const book = (event: FormEvent) => {
    event.preventDefault();
    void run('book', async () => {
      await api('POST admin/milk/returns', { body: { ...draft, date, packs: Number(draft.packs), note: '' } });
      toast(t(texts.returned));
      setDraft(newReturn(draft.productId));
      onChange();
    });
  };
  return (
    <details open={returns.length > 0}>
      <summary className="font-semibold">{t(texts.returns)}</summary>
      <ul className="my-1.5">
        {returns.map(({ _id, name, packs, reason, createdAt }) => (
          <li key={_id} className="num">
            {packs} × {name} · {returnReasonLabels[reason]} · {formatDateTime(createdAt)}
          </li>
        ))}
      </ul>
      <form className="flex flex-wrap items-end gap-2" onSubmit={book}>
        <Field label={t(common.product)} className="min-w-0 basis-56">
          {(control) => (
            <Select
              {...control}
              value={draft.productId}
              onChange={(event) => setDraft({ ...draft, productId: event.target.value })}
            >
              {products.map(({ productId, name, unit }) => (
                <option key={productId} value={productId}>
                  {name}, {unit}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(common.packs)} className="w-24">
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={5}
              value={draft.packs}
              onChange={(event) => setDraft({ ...draft, packs: event.target.value.replace(/\D/g, '') })}
            />
          )}
        </Field>
        <Field label={t(common.reason)}>
          {(control) => (
            <Select
              {...control}
              value={draft.reason}
              onChange={(event) => setDraft({ ...draft, reason: event.target.value as ReturnReason })}
            >
              {RETURN_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {returnReasonLabels[reason]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="line" busy={pending === 'book'} disabled={Number(draft.packs) === 0}>
          {t(texts.bookReturn)}
        </Button>
      </form>
    </details>
  );
}
