import { kit } from '@subah/messages/kit';
import { t } from '@subah/messages/translate';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { TextInput } from './field.tsx';

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...rest} type={isVisible ? 'text' : 'password'} className={cx('pr-12', className)} />
      <span className="absolute inset-y-0 right-0.5 grid place-items-center text-ink-600">
        <IconButton label={t(isVisible ? kit.hidePassword : kit.showPassword)} onClick={() => setVisible(!isVisible)}>
          <Icon aria-hidden className="size-5" />
        </IconButton>
      </span>
    </div>
  );
}
