import { ShopFacts } from '@subah/contract/shop/shop-facts';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { policies } from '@subah/messages/console/policies';
import { settings as texts } from '@subah/messages/console/settings';
import { ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import type { FieldConfig } from '../../lib/form/field-config.ts';
import { useSchemaForm } from '../../lib/form/use-schema-form.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import { setShopName } from '../../lib/shop-name.ts';
import { AreasTab } from './areas-tab.tsx';
import { AnnouncementsTab, TestimonialsTab } from './content-tab.tsx';
import { DeliveryTab } from './delivery-tab.tsx';
import { HomeTab } from './home-tab.tsx';
import { PoliciesTab } from './policies-tab.tsx';
import { KEEP_INPUT, SettingsForm } from './settings-form.tsx';
import { WhatsappTab } from './whatsapp-tab.tsx';

const fields: FieldConfig<ReturnType<typeof settingsValues>>[] = [
  { name: 'name', label: t(texts.shopName), kind: 'text', isHalfWidth: true },
  { name: 'legalName', label: t(texts.legalName), kind: 'text', isHalfWidth: true },
  { name: 'address', label: t(common.address), kind: 'textarea' },
  { name: 'phone', label: t(common.phone), kind: 'text', isHalfWidth: true },
  { name: 'email', label: t(common.email), kind: 'text', isHalfWidth: true },
  { name: 'gstin', label: t(common.gstin), kind: 'text', isHalfWidth: true },
  {
    name: 'taxScheme',
    label: t(texts.gstScheme),
    kind: 'select',
    isHalfWidth: true,
    options: [
      { value: 'regular', label: t(texts.regular) },
      { value: 'composition', label: t(texts.composition) },
    ],
  },
  {
    name: 'invoicePrefix',
    label: t(texts.invoicePrefix),
    kind: 'text',
    isHalfWidth: true,
    hint: t(texts.prefixHint),
    maxLength: 3,
  },
  {
    name: 'creditNotePrefix',
    label: t(texts.creditNotePrefix),
    kind: 'text',
    isHalfWidth: true,
    hint: t(texts.prefixHint),
    maxLength: 3,
  },
  { name: 'fssai', label: t(texts.fssai), kind: 'text', isHalfWidth: true },
  { name: 'drugLicence', label: t(texts.drugLicence), kind: 'text', isHalfWidth: true },
  { name: 'pharmacist', label: t(texts.pharmacist), kind: 'text', isHalfWidth: true },
  {
    name: 'grievanceOfficer',
    label: t(texts.grievanceOfficer),
    kind: 'text',
    hint: t(texts.grievanceHint),
  },
  { name: 'upiId', label: t(texts.upiId), kind: 'text', isHalfWidth: true, hint: t(texts.upiHint) },
  {
    name: 'allowsNoProof',
    label: t(texts.allowsNoProof),
    kind: 'switch',
    isHalfWidth: true,
  },
  {
    name: 'expiryMarginDays',
    label: t(texts.expiryMargin),
    kind: 'number',
    isHalfWidth: true,
    hint: t(texts.expiryMarginHint),
  },
  {
    name: 'lowStockLimit',
    label: t(texts.lowStockLimit),
    kind: 'number',
    isHalfWidth: true,
    hint: t(texts.lowStockLimitHint),
  },
  { name: 'opensAtHour', label: t(texts.opensAt), kind: 'number', isHalfWidth: true },
  { name: 'closesAtHour', label: t(texts.closesAt), kind: 'number', isHalfWidth: true },
];

export const SettingsScreen = () => (
  <ScreenTabs
    label={t(texts.title)}
    tabs={[
      { id: 'shop', label: t(texts.shop), panel: <ShopTab /> },
      { id: 'delivery', label: t(texts.delivery), panel: <DeliveryTab /> },
      { id: 'areas', label: t(texts.areasAndPincodes), panel: <AreasTab /> },
      { id: 'whatsapp', label: t(texts.whatsapp), panel: <WhatsappTab /> },
      { id: 'home', label: t(texts.homePage), panel: <HomeTab /> },
      { id: 'announcements', label: t(texts.announcements), panel: <AnnouncementsTab /> },
      { id: 'testimonials', label: t(texts.testimonials), panel: <TestimonialsTab /> },
      { id: 'policies', label: t(policies.tab), panel: <PoliciesTab /> },
    ]}
  />
);

function ShopTab() {
  const { data, error, isLoading, mutate } = useSWR(
    ['settings'],
    async () => (await api('GET admin/settings')).data,
    KEEP_INPUT,
  );
  if (isLoading) return <RowsSkeleton />;
  // A failed refresh keeps the form, which may hold unsaved input.
  if (!data)
    return <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  return <ShopForm key={JSON.stringify(data)} facts={data} />;
}

const settingsValues = (facts: ShopFacts) => ({
  ...facts,
  expiryMarginDays: String(facts.expiryMarginDays),
  lowStockLimit: String(facts.lowStockLimit),
  opensAtHour: String(facts.opensAtHour),
  closesAtHour: String(facts.closesAtHour),
});

function ShopForm({ facts }: { facts: ShopFacts }) {
  const invalidate = useInvalidate();
  const form = useSchemaForm({
    initialValues: settingsValues(facts),
    schema: ShopFacts,
    errorText: t(common.wentWrong),
    onSubmit: async (body) => {
      await api('PUT admin/settings', { body: { ...body, readAs: facts } });
      setShopName(body.name);
      toast(t(common.settingsSaved));
      invalidate(['settings', 'low-stock', 'waiting-work']);
    },
  });
  return <SettingsForm form={form} fields={fields} scope="settings" />;
}
