import { ShopFacts } from '@subah/contract/shop/shop-facts';
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
import { AreasTab } from './areas-tab.tsx';
import { AnnouncementsTab, TestimonialsTab } from './content-tab.tsx';
import { DeliveryTab } from './delivery-tab.tsx';
import { HomeTab } from './home-tab.tsx';
import { SettingsForm } from './settings-form.tsx';
import { WhatsappTab } from './whatsapp-tab.tsx';

const fields: FieldConfig<ReturnType<typeof settingsValues>>[] = [
  { name: 'name', label: 'Shop name', kind: 'text', isHalfWidth: true },
  { name: 'legalName', label: 'Legal name', kind: 'text', isHalfWidth: true },
  { name: 'address', label: 'Address', kind: 'textarea' },
  { name: 'phone', label: 'Phone', kind: 'text', isHalfWidth: true },
  { name: 'email', label: 'Email', kind: 'text', isHalfWidth: true },
  { name: 'gstin', label: 'GSTIN', kind: 'text', isHalfWidth: true },
  {
    name: 'taxScheme',
    label: 'GST scheme',
    kind: 'select',
    isHalfWidth: true,
    options: [
      { value: 'regular', label: 'Regular: tax invoices' },
      { value: 'composition', label: 'Composition: bills of supply without tax' },
    ],
  },
  { name: 'fssai', label: 'FSSAI number', kind: 'text', isHalfWidth: true },
  { name: 'drugLicence', label: 'Drug licence', kind: 'text', isHalfWidth: true },
  { name: 'pharmacist', label: 'Registered pharmacist', kind: 'text', isHalfWidth: true },
  {
    name: 'grievanceOfficer',
    label: 'Grievance officer',
    kind: 'text',
    hint: 'Name, phone and email, as the consumer rules ask',
  },
  { name: 'upiId', label: 'UPI id', kind: 'text', isHalfWidth: true, hint: 'Riders show it as a QR code: shop@bank' },
  {
    name: 'allowsNoProof',
    label: 'Leave paid orders at the door without code or photo',
    kind: 'switch',
    isHalfWidth: true,
  },
  {
    name: 'expiryMarginDays',
    label: 'Stop selling before expiry (days)',
    kind: 'number',
    hint: 'Batches that expire sooner are held back every night',
  },
  { name: 'opensAtHour', label: 'Opens at (hour)', kind: 'number', isHalfWidth: true },
  { name: 'closesAtHour', label: 'Closes at (hour)', kind: 'number', isHalfWidth: true },
];

export const SettingsScreen = () => (
  <ScreenTabs
    label="Settings"
    tabs={[
      { id: 'shop', label: 'Shop', panel: <ShopTab /> },
      { id: 'delivery', label: 'Delivery', panel: <DeliveryTab /> },
      { id: 'areas', label: 'Areas and pincodes', panel: <AreasTab /> },
      { id: 'whatsapp', label: 'WhatsApp', panel: <WhatsappTab /> },
      { id: 'home', label: 'Home page', panel: <HomeTab /> },
      { id: 'announcements', label: 'Announcements', panel: <AnnouncementsTab /> },
      { id: 'testimonials', label: 'Testimonials', panel: <TestimonialsTab /> },
    ]}
  />
);

function ShopTab() {
  const { data, error, isLoading, mutate } = useSWR(['settings'], async () => (await api('GET admin/settings')).data);
  if (isLoading) return <RowsSkeleton />;
  // A failed refresh keeps the form, which may hold unsaved input.
  if (!data)
    return <ErrorState title="Failed to load data" text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  return <ShopForm key={JSON.stringify(data)} facts={data} />;
}

const settingsValues = (facts: ShopFacts) => ({
  ...facts,
  expiryMarginDays: String(facts.expiryMarginDays),
  opensAtHour: String(facts.opensAtHour),
  closesAtHour: String(facts.closesAtHour),
});

function ShopForm({ facts }: { facts: ShopFacts }) {
  const invalidate = useInvalidate();
  const form = useSchemaForm({
    initialValues: settingsValues(facts),
    schema: ShopFacts,
    errorText: 'something went wrong',
    onSubmit: async (body) => {
      await api('PUT admin/settings', { body });
      toast('Settings saved');
      invalidate(['settings']);
    },
  });
  return <SettingsForm form={form} fields={fields} scope="settings" />;
}
