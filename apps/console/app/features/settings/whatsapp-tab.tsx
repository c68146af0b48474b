import { WhatsappFields, type WhatsappSettings } from '@subah/contract/shop/notice-settings';
import { CUSTOMER_NOTICES, type CustomerNotice } from '@subah/rules/notices/notice-kinds';
import { ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { useSchemaForm } from '../../lib/form/use-schema-form.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';

const LABELS: Record<CustomerNotice, string> = {
  order_placed: 'Order placed',
  order_packed: 'Packed',
  order_on_the_way: 'On the way',
  order_delivered: 'Delivered',
  order_cancelled: 'Cancelled',
  order_update: 'Returns, replacements and prescriptions',
  order_changed: 'Items or bill changed',
  order_moved: 'Delivery moved',
  not_delivered: 'Not delivered',
  refund_made: 'Refund made',
  back_in_stock: 'Back in stock',
  milk_missing: 'No milk',
  list_reminder: 'Reminder of a shopping list',
};

type Values = { phoneNumberId: string; token: string } & Record<CustomerNotice, string>;

const valuesOf = ({ phoneNumberId, templates }: WhatsappSettings): Values => ({
  phoneNumberId,
  token: '',
  ...(Object.fromEntries(CUSTOMER_NOTICES.map((kind) => [kind, templates[kind] ?? ''])) as Record<
    CustomerNotice,
    string
  >),
});

export function WhatsappTab() {
  const { data, error, isLoading, mutate } = useSWR(
    ['settings', 'whatsapp'],
    async () => (await api('GET admin/notice-settings')).data,
  );
  if (isLoading) return <RowsSkeleton />;
  // A failed refresh keeps the form, which may hold unsaved input.
  if (!data)
    return <ErrorState title="Failed to load data" text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  return <WhatsappAccountForm key={JSON.stringify(data)} settings={data} />;
}

function WhatsappAccountForm({ settings }: { settings: WhatsappSettings }) {
  const invalidate = useInvalidate();
  const form = useSchemaForm<Values>({
    initialValues: valuesOf(settings),
    schema: WhatsappFields,
    errorText: 'something went wrong',
    onSubmit: async ({ phoneNumberId, token, ...names }) => {
      const templates = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
      await api('PUT admin/notice-settings', { body: { phoneNumberId, token, templates } });
      toast('Settings saved');
      invalidate(['settings', 'whatsapp']);
    },
  });
  const fields: FieldConfig<Values>[] = [
    {
      name: 'phoneNumberId',
      label: 'Phone number ID',
      kind: 'text',
      isHalfWidth: true,
      hint: 'From the WhatsApp account at Meta; leave empty to send nothing by WhatsApp',
    },
    {
      name: 'token',
      label: 'Access token',
      kind: 'text',
      isHalfWidth: true,
      hint: settings.hasToken ? 'A token is stored; leave empty to keep it' : 'A permanent token of a system user',
    },
    ...CUSTOMER_NOTICES.map(
      (kind): FieldConfig<Values> => ({
        name: kind,
        label: `Template: ${LABELS[kind]}`,
        kind: 'text',
        isHalfWidth: true,
        hint: 'Name at Meta; empty: not sent',
      }),
    ),
  ];
  return <SettingsForm form={form} fields={fields} scope="whatsapp-settings" />;
}
