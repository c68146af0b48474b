import { DeliverySettings } from '@subah/contract/shop/delivery-settings';
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
import { SettingsForm } from './settings-form.tsx';
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
    label: 'Delivery windows',
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
    label: 'Cut-off',
    kind: 'time',
    isHalfWidth: true,
    hint: 'Orders until then are delivered on the next day, later ones a day after',
  },
  {
    name: 'holidays',
    label: 'Holidays',
    kind: 'text',
    isHalfWidth: true,
    hint: 'Days without delivery, such as 2026-11-08, separated by commas',
  },
  { name: 'expressOffered', label: 'Offer express delivery', kind: 'switch' },
  { name: 'expressFrom', label: 'Express from', kind: 'time', isHalfWidth: true },
  { name: 'expressUntil', label: 'Express until', kind: 'time', isHalfWidth: true },
  { name: 'expressFee', label: 'Express fee (₹)', kind: 'number', isHalfWidth: true },
  {
    name: 'codLimit',
    label: 'Cash on delivery up to (₹)',
    kind: 'number',
    isHalfWidth: true,
    hint: 'Leave empty for no limit',
  },
  {
    name: 'smallCartCharge',
    label: 'Small cart charge (₹)',
    kind: 'number',
    isHalfWidth: true,
    hint: '0 for free delivery on every order',
  },
  { name: 'freeDeliveryAbove', label: 'No charge from (₹)', kind: 'number', isHalfWidth: true },
  {
    name: 'drawerTips',
    label: 'Tips in the cart (₹)',
    kind: 'text',
    isHalfWidth: true,
    hint: 'Separated by commas; leave empty for no tips',
  },
  { name: 'checkoutTips', label: 'Tips at checkout (₹)', kind: 'text', isHalfWidth: true },
  {
    name: 'freshnessPerOrder',
    label: 'Instant freshness credit per order (₹)',
    kind: 'number',
    isHalfWidth: true,
    hint: 'Coins at once for a photo of bad produce or dairy, at most; 0 for none',
  },
  {
    name: 'freshnessPerMonth',
    label: 'Instant freshness credit per customer and month (₹)',
    kind: 'number',
    isHalfWidth: true,
  },
];

export function DeliveryTab() {
  const { data, error, isLoading, mutate } = useSWR(
    ['settings', 'delivery'],
    async () => (await api('GET admin/delivery-settings')).data,
  );
  if (isLoading) return <RowsSkeleton />;
  // A failed refresh keeps the form, which may hold unsaved input.
  if (!data)
    return <ErrorState title="Failed to load data" text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  return <DeliveryForm key={JSON.stringify(data)} settings={data} />;
}

function DeliveryForm({ settings }: { settings: DeliverySettings }) {
  const invalidate = useInvalidate();
  const form = useSchemaForm<Values>({
    initialValues: settingsValues(settings),
    schema: DeliverySettings,
    errorText: 'something went wrong',
    onSubmit: async (body) => {
      await api('PUT admin/delivery-settings', { body });
      toast('Settings saved');
      invalidate(['settings', 'delivery']);
    },
  });
  return <SettingsForm form={form} fields={fields} scope="delivery-settings" />;
}
