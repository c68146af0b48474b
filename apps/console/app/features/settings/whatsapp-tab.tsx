import { WhatsappFields, type WhatsappSettings } from '@subah/contract/notices/notice-settings';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { settings as texts } from '@subah/messages/console/settings';
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
import { KEEP_INPUT, SettingsForm } from './settings-form.tsx';

const LABELS: Record<CustomerNotice, string> = {
  order_placed: t(texts.orderPlaced),
  order_packed: t(common.packed),
  order_on_the_way: t(texts.onTheWay),
  order_delivered: t(common.delivered),
  order_cancelled: t(common.cancelled),
  order_update: t(texts.orderUpdate),
  order_changed: t(texts.orderChanged),
  order_moved: t(texts.deliveryMoved),
  not_delivered: t(common.notDelivered),
  batch_recalled: t(texts.batchRecalled),
  refund_made: t(texts.refundMade),
  back_in_stock: t(texts.backInStock),
  milk_missing: t(texts.noMilk),
  milk_changed: t(texts.milkChanged),
  list_reminder: t(texts.listReminder),
  prescription_checked: t(texts.prescriptionChecked),
  prescription_basket: t(texts.prescriptionBasket),
  report_ready: t(texts.reportReady),
  appointment_booked: t(texts.appointmentBooked),
  appointment_moved: t(texts.appointmentMoved),
  appointment_cancelled: t(texts.appointmentCancelled),
  appointment_reminder: t(texts.appointmentReminder),
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
    KEEP_INPUT,
  );
  if (isLoading) return <RowsSkeleton />;
  // A failed refresh keeps the form, which may hold unsaved input.
  if (!data)
    return <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  return <WhatsappAccountForm key={JSON.stringify(data)} settings={data} />;
}

function WhatsappAccountForm({ settings }: { settings: WhatsappSettings }) {
  const invalidate = useInvalidate();
  const form = useSchemaForm<Values>({
    initialValues: valuesOf(settings),
    schema: WhatsappFields,
    errorText: t(common.wentWrong),
    onSubmit: async ({ phoneNumberId, token, ...names }) => {
      const templates = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
      await api('PUT admin/notice-settings', { body: { phoneNumberId, token, templates, readAs: settings } });
      toast(t(common.settingsSaved));
      invalidate(['settings', 'whatsapp']);
    },
  });
  const fields: FieldConfig<Values>[] = [
    {
      name: 'phoneNumberId',
      label: t(texts.phoneNumberId),
      kind: 'text',
      isHalfWidth: true,
      hint: t(texts.phoneNumberIdHint),
    },
    {
      name: 'token',
      label: t(texts.accessToken),
      kind: 'text',
      isHalfWidth: true,
      hint: settings.hasToken ? t(texts.tokenStoredHint) : t(texts.tokenHint),
    },
    ...CUSTOMER_NOTICES.map(
      (kind): FieldConfig<Values> => ({
        name: kind,
        label: t(texts.template, { notice: LABELS[kind] }),
        kind: 'text',
        isHalfWidth: true,
        hint: t(texts.templateHint),
      }),
    ),
  ];
  return <SettingsForm form={form} fields={fields} scope="whatsapp-settings" />;
}
