import { common } from '@subah/messages/console/common';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { Switch } from '@subah/ui/choice';
import { type ControlProps, Field, Select, TextArea, TextInput } from '@subah/ui/field';
import type { Form } from '@subah/ui/forms/use-form';
import type { FocusEventHandler } from 'react';
import { textLanguage } from '../language/text-language.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { isPictures } from '../pictures/pictures.ts';
import type { FieldConfig } from './field-config.ts';
import type { FieldValue, FormValues } from './form-values.ts';
import { OPTIONS_FAILED, useOptions } from './use-options.ts';

type FormFieldProps<Values extends FormValues> = {
  field: FieldConfig<Values>;
  form: Form<Values>;
  /** Name of the form in the keys of loaded options. */
  scope: string;
};

/** A field as its configuration describes it. */
export function FormField<Values extends FormValues>({ field, form, scope }: FormFieldProps<Values>) {
  const { name, label, kind, hint } = field;
  const value: FieldValue | undefined = form.values[name];
  const setValue = (changed: FieldValue) => form.setValue(name, changed as Values[typeof name]);
  if (kind === 'custom') return field.render?.(form);
  if (kind === 'switch') {
    const isDisabled = field.isDisabled?.(form.values) ?? false;
    return (
      <Switch label={label} checked={value === true} disabled={isDisabled} onChange={setValue} className="w-full" />
    );
  }
  if (kind === 'picture' || kind === 'pictures') {
    return (
      <PictureField
        label={label}
        hint={hint}
        maxCount={kind === 'picture' ? 1 : 5}
        value={isPictures(value) ? value : { kept: [], added: [] }}
        error={form.errors[name]}
        onChange={setValue}
      />
    );
  }
  const suggestion = value === '' ? field.suggest?.(form.values) : undefined;
  return (
    <div>
      <Field label={label} hint={hint} error={form.errors[name]}>
        {(control) => <FormControl field={field} form={form} scope={scope} control={control} />}
      </Field>
      {suggestion && (
        <button type="button" onClick={() => setValue(suggestion)} className="link min-h-8 text-left">
          {t(texts.useSuggestion, { suggestion })}
        </button>
      )}
    </div>
  );
}

type FormControlProps<Values extends FormValues> = FormFieldProps<Values> & { control: ControlProps };

function FormControl<Values extends FormValues>({ field, form, scope, control }: FormControlProps<Values>) {
  const { name, kind, maxLength, isDisabled, derive } = field;
  const value: FieldValue | undefined = form.values[name];
  const text = typeof value === 'string' ? value : '';
  const change = (typed: string) => {
    const changes = { [name]: typed.slice(0, maxLength) } as Partial<Values>;
    form.setValues({ ...changes, ...derive?.({ ...form.values, ...changes }) });
  };
  const shared: SharedProps = {
    ...control,
    name,
    value: text,
    lang: textLanguage(text),
    disabled: isDisabled?.(form.values),
    ...form.blurProps(name),
  };
  if (kind === 'textarea') return <TextArea {...shared} onChange={(event) => change(event.target.value)} />;
  if (kind === 'select') {
    return <OptionSelect field={field} form={form} scope={scope} shared={shared} onChange={change} />;
  }
  return (
    <TextInput
      {...shared}
      type={kind === 'date' || kind === 'time' ? kind : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
    />
  );
}

type SharedProps = ControlProps & {
  name: string;
  value: string;
  lang: 'hi' | undefined;
  disabled: boolean | undefined;
  onBlur: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
};

type OptionSelectProps<Values extends FormValues> = FormFieldProps<Values> & {
  shared: SharedProps;
  onChange: (value: string) => void;
};

function OptionSelect<Values extends FormValues>(props: OptionSelectProps<Values>) {
  const { field, form, scope, shared, onChange } = props;
  const { options: source, dependsOn = [] } = field;
  const loaded = useOptions(
    [scope, field.name, dependsOn.map((name) => form.values[name])],
    typeof source === 'function' ? () => source(form.values) : source,
  );
  const isEmpty = !shared.disabled && !loaded.isLoading && !loaded.isFailed && loaded.options.length === 0;
  const placeholder = loaded.isFailed ? OPTIONS_FAILED : field.placeholder;
  return (
    <>
      <Select {...shared} onChange={(event) => onChange(event.target.value)}>
        {placeholder !== undefined && <option value="">{loaded.isLoading ? t(common.loading) : placeholder}</option>}
        {loaded.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {isEmpty && field.noOptions && <p role="status">{field.noOptions}</p>}
    </>
  );
}
