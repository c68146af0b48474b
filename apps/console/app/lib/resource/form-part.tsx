import { type ControlProps, Field, Select, Switch, TextArea, TextInput } from '@subah/ui/field';
import { isPictures } from './form-values.ts';
import { PictureField } from './picture-field.tsx';
import { type FieldPart, textOf } from './resource.ts';
import type { Form } from './use-form.ts';
import { OPTIONS_FAILED, useOptions } from './use-options.ts';

type FormPartProps = { part: FieldPart; form: Form; owner: string };

/** `owner` names the form: two forms may both have a "categoryId" and not offer the same ones. */
export function FormPart({ part, form, owner }: FormPartProps) {
  const { name, label, kind, hint } = part;
  const value = form.values[name];
  if (kind === 'custom') return part.render?.(form);
  if (kind === 'switch') {
    return (
      <Switch
        label={label}
        checked={value === true}
        onChange={(checked) => form.set(name, checked)}
        className="w-full"
      />
    );
  }
  if (kind === 'picture' || kind === 'pictures') {
    return (
      <PictureField
        label={label}
        hint={hint}
        most={kind === 'picture' ? 1 : 5}
        value={isPictures(value) ? value : { kept: [], added: [] }}
        error={form.errors[name]}
        onChange={(pictures) => form.set(name, pictures)}
      />
    );
  }
  return (
    <Field label={label} hint={hint} error={form.errors[name]}>
      {(control) => <Control part={part} form={form} owner={owner} control={control} />}
    </Field>
  );
}

function Control({ part, form, owner, control }: FormPartProps & { control: ControlProps }) {
  const { name, kind } = part;
  const value = textOf(form.values[name]);
  const change = (text: string) => {
    const next = form.set(name, text.slice(0, part.longest));
    if (part.follow) form.setSeveral(part.follow(next));
  };
  const shared = { ...control, name, value, disabled: part.isDisabled?.(form.values), onBlur: () => form.leave(name) };
  if (kind === 'area') return <TextArea {...shared} onChange={(event) => change(event.target.value)} />;
  if (kind === 'select') {
    return <OptionSelect part={part} form={form} owner={owner} shared={shared} onChange={change} />;
  }
  return (
    <TextInput
      {...shared}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
    />
  );
}

type OptionSelectProps = FormPartProps & { shared: object; onChange: (value: string) => void };

function OptionSelect({ part, form, owner, shared, onChange }: OptionSelectProps) {
  const { options: given, dependsOn = [] } = part;
  const asked = useOptions(
    [owner, part.name, dependsOn.map((name) => form.values[name])],
    typeof given === 'function' ? () => given(form.values) : given,
  );
  const nothing = asked.isFailed ? OPTIONS_FAILED : part.nothing;
  return (
    <Select {...shared} onChange={(event) => onChange(event.target.value)}>
      {nothing !== undefined && <option value="">{asked.isLoading ? 'Loading…' : nothing}</option>}
      {asked.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
