import { type ControlProps, Field, Select, Switch, TextArea, TextInput } from '@subah/ui/field';
import { useQuery } from '@tanstack/react-query';
import { isPictures } from './form-values.ts';
import { PictureField } from './picture-field.tsx';
import { type FieldPart, type Option, textOf } from './resource.ts';
import type { Form } from './use-form.ts';

type FormPartProps = { part: FieldPart; form: Form };

export function FormPart({ part, form }: FormPartProps) {
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
      {(control) => <Control part={part} form={form} control={control} />}
    </Field>
  );
}

function Control({ part, form, control }: FormPartProps & { control: ControlProps }) {
  const { name, kind } = part;
  const value = textOf(form.values[name]);
  const change = (text: string) => {
    const next = form.set(name, text.slice(0, part.longest));
    if (part.follow) form.setSeveral(part.follow(next));
  };
  const shared = { ...control, name, value, disabled: part.isDisabled?.(form.values), onBlur: () => form.leave(name) };
  if (kind === 'area') return <TextArea {...shared} onChange={(event) => change(event.target.value)} />;
  if (kind === 'select') return <OptionSelect part={part} form={form} shared={shared} onChange={change} />;
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

function OptionSelect({ part, form, shared, onChange }: OptionSelectProps) {
  const { options = [], dependsOn = [] } = part;
  const asked = useQuery({
    queryKey: ['options', part.name, part.label, dependsOn.map((name) => form.values[name])],
    queryFn: () => (typeof options === 'function' ? options(form.values) : ([] as Option[])),
    enabled: typeof options === 'function',
  });
  const shown = typeof options === 'function' ? (asked.data ?? []) : options;
  return (
    <Select {...shared} onChange={(event) => onChange(event.target.value)}>
      {part.nothing !== undefined && <option value="">{asked.isLoading ? 'Loading…' : part.nothing}</option>}
      {shown.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
