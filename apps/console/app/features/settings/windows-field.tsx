import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { settings as texts } from '@subah/messages/console/settings';
import { MAX_WINDOWS } from '@subah/rules/delivery/delivery-settings';
import { Button, IconButton } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { X } from 'lucide-react';
import { useState } from 'react';

/** As typed. */
type WindowInput = { from: string; until: string; capacity: string };

type Props = {
  windows: readonly WindowInput[];
  error: string | undefined;
  onChange: (windows: WindowInput[]) => void;
};

/** The delivery windows of a day, one row each. */
export function WindowsField({ windows, error, onChange }: Props) {
  const [added, setAdded] = useState<number>();
  const change = (at: number, part: Partial<WindowInput>) =>
    onChange(windows.map((window, index) => (index === at ? { ...window, ...part } : window)));
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 font-semibold">{t(texts.windows)}</legend>
      {windows.map((window, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a window has no other identity than its position
          key={at}
          aria-label={t(texts.windowNumber, { number: at + 1 })}
          className="flex min-w-0 flex-wrap items-end gap-2"
        >
          <Field label={t(common.from)} className="w-36">
            {(control) => (
              <TextInput
                {...control}
                type="time"
                autoFocus={at === added}
                value={window.from}
                onChange={(event) => change(at, { from: event.target.value })}
              />
            )}
          </Field>
          <Field label={t(common.until)} className="w-36">
            {(control) => (
              <TextInput
                {...control}
                type="time"
                value={window.until}
                onChange={(event) => change(at, { until: event.target.value })}
              />
            )}
          </Field>
          <Field label={t(texts.ordersADay)} className="w-36">
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                placeholder={t(texts.noLimit)}
                value={window.capacity}
                onChange={(event) => change(at, { capacity: event.target.value })}
              />
            )}
          </Field>
          {windows.length > 1 && (
            <IconButton
              label={t(texts.removeWindow, { from: window.from })}
              onClick={() => onChange(windows.filter((_, index) => index !== at))}
            >
              <X className="size-4" aria-hidden />
            </IconButton>
          )}
        </fieldset>
      ))}
      {error && (
        <p role="alert" className="font-semibold text-chilli">
          {error}
        </p>
      )}
      {windows.length < MAX_WINDOWS && (
        <Button
          variant="soft"
          className="justify-self-start"
          onClick={() => {
            setAdded(windows.length);
            onChange([...windows, { from: '', until: '', capacity: '' }]);
          }}
        >
          {t(texts.addWindow)}
        </Button>
      )}
    </fieldset>
  );
}
