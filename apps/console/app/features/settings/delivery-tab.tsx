import { DeliverySettings } from '@subah/contract/delivery/delivery-settings';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { settings as texts } from '@subah/messages/console/settings';
import { ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { toText } from '../../lib/form/form-values.ts';
import { useSchemaForm } from '../../lib/form/use-schema-form.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { KEEP_INPUT, SettingsForm } from './settings-form.tsx';
import { WindowsField } from './windows-field.tsx';

const settingsValues = (settings: DeliverySettings) => ({
  windows: settings.windows.map(({ from, until, capacity }) => ({ from, until, capacity: toText(capacity) })),
  cutOff: settings.cutOff,
  holidays: settings.holidays.join(', '),
  expressOffered: settings.expressOffered,
  expressFrom: settings.expressFrom,
  expressUntil: settings.expressUntil,
  expressFee: toText(settings.expressFee),
  smallCartCharge: toText(settings.smallCartCharge),
  freeDeliveryAbove: toText(settings.freeDeliveryAbove),
  codLimit: toText(settings.codLimit),
  drawerTips: settings.drawerTips.join(', '),
  checkoutTips: settings.checkoutTips.join(', '),
  freshnessPerOrder: toText(settings.freshnessPerOrder),
  freshnessPerMonth: toText(settings.freshnessPerMonth),
});

type Values = ReturnType<typeof settingsValues>;

const fields: FieldConfig<Values>[] = [
  {
    name: 'windows',
    label: t(texts.windows),
    kind: 'custom',
    render: (form) => (
      <WindowsField
        windows={form.values.windows}
        error={form.errors.windows}
        onChange={(windows) => form.setValue('windows', windows)}
      />
    ),
  },
  {
    name: 'cutOff',
    label: t(texts.cutOff),
    kind: 'time',
    isHalfWidth: true,
    hint: t(texts.cutOffHint),
  },
  {
    name: 'holidays',
    label: t(texts.holidays),
    kind: 'text',
    isHalfWidth: true,
    hint: t(texts.holidaysHint),
  },
  { name: 'expressOffered', label: t(texts.offerExpress), kind: 'switch' },
  { name: 'expressFrom', label: t(texts.expressFrom), kind: 'time', isHalfWidth: true },
  { name: 'expressUntil', label: t(texts.expressUntil), kind: 'time', isHalfWidth: true },
  { name: 'expressFee', label: t(texts.expressFee), kind: 'number', isHalfWidth: true },
  {
    name: 'codLimit',
    label: t(texts.codLimit),
    kind: 'number',
    isHalfWidth: true,
    hint: t(texts.codLimitHint),
  },
  {
    name: 'smallCartCharge',
    label: t(texts.smallCartCharge),
    kind: 'number',
    isHalfWidth: true,
    hint: t(texts.smallCartHint),
  },
  { name: 'freeDeliveryAbove', label: t(texts.noChargeFrom), kind: 'number', isHalfWidth: true },
  {
    name: 'drawerTips',
    label: t(texts.drawerTips),
    kind: 'text',
    isHalfWidth: true,
    hint: t(texts.drawerTipsHint),
  },
  { name: 'checkoutTips', label: t(texts.checkoutTips), kind: 'text', isHalfWidth: true },
  {
    name: 'freshnessPerOrder',
    label: t(texts.freshnessPerOrder),
    kind: 'number',
    isHalfWidth: true,
    hint: t(texts.freshnessHint),
  },
  {
    name: 'freshnessPerMonth',
    label: t(texts.freshnessPerMonth),
    kind: 'number',
    isHalfWidth: true,
  },
];

export function DeliveryTab() {
  const { data, error, isLoading, mutate } = useSWR(
    ['settings', 'delivery'],
    async () => (await api('GET admin/delivery-settings')).data,
    KEEP_INPUT,
  );
  if (isLoading) return <RowsSkeleton />;
  // A failed refresh keeps the form, which may hold unsaved input.
  if (!data)
    return <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  return <DeliveryForm key={JSON.stringify(data)} settings={data} />;
}

function DeliveryForm({ settings }: { settings: DeliverySettings }) {
  const invalidate = useInvalidate();
  const form = useSchemaForm<Values>({
    initialValues: settingsValues(settings),
    schema: DeliverySettings,
    errorText: t(common.wentWrong),
    onSubmit: async (body) => {
      await api('PUT admin/delivery-settings', { body: { ...body, readAs: settings } });
      toast(t(common.settingsSaved));
      invalidate(['settings', 'delivery']);
    },
  });
  return <SettingsForm form={form} fields={fields} scope="delivery-settings" />;
}
