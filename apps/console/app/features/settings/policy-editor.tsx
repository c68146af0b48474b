import { type PolicyDetails, PolicyForm } from '@subah/contract/policies/policies';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { policies as texts } from '@subah/messages/console/policies';
import { policyTitles } from '@subah/messages/policies';
import { policyPath } from '@subah/rules/shop/policies';
import { Button } from '@subah/ui/button';
import { Switch } from '@subah/ui/choice';
import { Field, TextArea } from '@subah/ui/field';
import { FormattedText } from '@subah/ui/formatted-text';
import type { Form } from '@subah/ui/forms/use-form';
import { Tabs } from '@subah/ui/tabs';
import { toast } from '@subah/ui/toast';
import { ArrowLeft } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { AskBeforeLeaving } from '../../lib/form/ask-before-leaving.tsx';
import { FormAlert } from '../../lib/form/form-alert.tsx';
import { useSchemaForm } from '../../lib/form/use-schema-form.ts';
import { BeginWithDraft } from './begin-with-draft.tsx';
import { PolicyState } from './policy-state.tsx';

type Values = { text: string; hindiText: string; isPublished: boolean };

export function PolicyEditor({ policy, onClose }: { policy: PolicyDetails; onClose: () => void }) {
  const { kind, text, hindiText, isPublished } = policy;
  const invalidate = useInvalidate();
  const [mode, setMode] = useState('write');
  const heading = useRef<HTMLHeadingElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  // The editor takes the place of the list, or of itself after a save: the focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  const form = useSchemaForm<Values>({
    initialValues: { text, hindiText, isPublished },
    schema: PolicyForm,
    errorText: t(common.wentWrong),
    onSubmit: async (body) => {
      await api('PUT admin/policies/{kind}', { params: { kind }, body: { ...body, readAs: policy } });
      toast(t(body.isPublished ? texts.savedPublished : texts.savedDraft));
      invalidate(['policies', 'opening']);
    },
  });
  const applyDraft = (draft: Pick<Values, 'text' | 'hindiText'>) => {
    form.setValues(draft);
    setMode('write');
    requestAnimationFrame(() => textArea.current?.focus());
  };
  const isEmpty = form.values.text.trim() === '' && form.values.hindiText.trim() === '';
  return (
    <div className="grid gap-3">
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onClose}>
        <ArrowLeft aria-hidden className="size-4" />
        {t(texts.allPages)}
      </Button>
      <form noValidate onSubmit={form.submit} className="card grid grid-cols-1 gap-4 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="font-bold text-lg">
            {t(policyTitles[kind])}
          </h2>
          <PolicyState policy={policy} />
          {isPublished && (
            <a
              href={policyPath(kind)}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              {t(texts.seePage)}
            </a>
          )}
        </div>
        <BeginWithDraft kind={kind} isOffered={isEmpty} onDraft={applyDraft} />
        <Tabs
          label={t(texts.modes)}
          current={mode}
          onChange={setMode}
          tabs={[
            { id: 'write', label: t(texts.write), panel: <TextFields form={form} englishRef={textArea} /> },
            { id: 'preview', label: t(texts.preview), panel: <Preview values={form.values} /> },
          ]}
        />
        <Switch
          label={t(texts.publish)}
          checked={form.values.isPublished}
          onChange={(checked) => form.setValue('isPublished', checked)}
          className="w-full max-w-100"
        />
        {/* The preview has no fields that could show their errors. */}
        <FormAlert errors={form.errors} fields={mode === 'write' ? ['text', 'hindiText'] : []} />
        <Button type="submit" busy={form.isSubmitting} className="w-full max-w-100">
          {t(texts.save)}
        </Button>
        <AskBeforeLeaving isDirty={form.isDirty} />
      </form>
    </div>
  );
}

const COLUMNS = 'grid grid-cols-1 gap-4 lg:grid-cols-2';

const TextFields = ({ form, englishRef }: { form: Form<Values>; englishRef: Ref<HTMLTextAreaElement> }) => (
  <div className={COLUMNS}>
    <Field label={t(texts.english)} hint={t(texts.textHint)} error={form.errors.text}>
      {(control) => (
        <TextArea {...control} {...form.fieldProps('text')} ref={englishRef} className="max-h-[60vh] min-h-80" />
      )}
    </Field>
    <Field label={t(texts.hindi)} hint={t(texts.hindiHint)} error={form.errors.hindiText}>
      {(control) => (
        <TextArea
          {...control}
          {...form.fieldProps('hindiText')}
          lang="hi"
          className="max-h-[60vh] min-h-80 font-normal"
        />
      )}
    </Field>
  </div>
);

const Preview = ({ values: { text, hindiText } }: { values: Values }) => (
  <div className={COLUMNS}>
    <PreviewColumn title={t(texts.english)} text={text} lang="en" />
    <PreviewColumn title={t(texts.hindi)} text={hindiText} lang="hi" />
  </div>
);

const PreviewColumn = ({ title, text, lang }: { title: string; text: string; lang: string }) => (
  <section aria-label={title} className="min-w-0 rounded-btn border border-line p-4">
    {text.trim() === '' ? (
      <p className="text-ink-600">{t(texts.nothingToShow)}</p>
    ) : (
      <FormattedText text={text} headingLevel={3} lang={lang} />
    )}
  </section>
);
