import type { Form } from '@subah/ui/forms/use-form';
import type { ReactNode } from 'react';
import type { FormValues } from './form-values.ts';
import type { Option } from './use-options.ts';

/** One field of a form. */
export type FieldConfig<Values extends FormValues = FormValues> = {
  name: keyof Values & string;
  label: string;
  kind: 'text' | 'number' | 'textarea' | 'select' | 'switch' | 'date' | 'time' | 'picture' | 'pictures' | 'custom';
  hint?: string;
  options?: readonly Option[] | ((values: Values) => Promise<Option[]>);
  /** Fields that `options` depends on; the options are loaded again when one changes. */
  dependsOn?: readonly (keyof Values & string)[];
  /** First entry of a select, for no choice. */
  placeholder?: string;
  /** Shown below a select that has nothing to choose: where to add it. */
  noOptions?: string;
  isDisabled?: (values: Values) => boolean;
  /** Changes to other fields when this one changes. */
  derive?: (values: Values) => Partial<Values>;
  /** A value that is offered while the field is empty; undefined for none. */
  suggest?: (values: Values) => string | undefined;
  /** Two fields share a line from tablet width on. */
  isHalfWidth?: boolean;
  maxLength?: number;
  /** For the kind `custom`. */
  render?: (form: Form<Values>) => ReactNode;
};
