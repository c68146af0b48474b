import { ShopFacts } from '@subah/contract/shop/shop-facts';
import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { FormPart } from '../../lib/resource/form-part.tsx';
import type { FormValues } from '../../lib/resource/form-values.ts';
import type { FieldPart } from '../../lib/resource/resource.ts';
import { RowsSkeleton } from '../../lib/resource/resource-screen.tsx';
import { useForm } from '../../lib/resource/use-form.ts';
import { ScreenTabs } from '../../lib/screen-tabs.tsx';
import { api } from '../../lib/session.ts';
import { failureText } from '../../lib/show-failure.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { AreasTab } from './areas-tab.tsx';

const fields: FieldPart[] = [
  { name: 'name', label: 'Shop name', kind: 'text', half: true },
  { name: 'legalName', label: 'Legal name', kind: 'text', half: true },
  { name: 'address', label: 'Address', kind: 'area' },
  { name: 'phone', label: 'Phone', kind: 'text', half: true },
  { name: 'email', label: 'Email', kind: 'text', half: true },
  { name: 'gstin', label: 'GSTIN', kind: 'text', half: true },
  { name: 'fssai', label: 'FSSAI number', kind: 'text', half: true },
  { name: 'drugLicence', label: 'Drug licence', kind: 'text', half: true },
  { name: 'pharmacist', label: 'Registered pharmacist', kind: 'text', half: true },
  {
    name: 'grievanceOfficer',
    label: 'Grievance officer',
    kind: 'text',
    hint: 'Name, phone and email, as the consumer rules ask',
  },
  { name: 'opensAtHour', label: 'Opens at (hour)', kind: 'number', half: true },
  { name: 'closesAtHour', label: 'Closes at (hour)', kind: 'number', half: true },
];

export const SettingsScreen = () => (
  <ScreenTabs
    label="Settings"
    tabs={[
      { id: 'shop', label: 'Shop', panel: <ShopTab /> },
      { id: 'areas', label: 'Areas and pincodes', panel: <AreasTab /> },
    ]}
  />
);

function ShopTab() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await api('GET admin/settings')).data,
  });
  if (isPending) return <RowsSkeleton />;
  // What was read stays when reading it again fails: somebody may be typing into it.
  if (!data)
    return <ErrorState title="Failed to load data" text={failureText(error, '')} onRetry={() => void refetch()} />;
  return <SettingsForm key={JSON.stringify(data)} facts={data} />;
}

function SettingsForm({ facts }: { facts: ShopFacts }) {
  const readAgain = useReadAgain();
  const form = useForm({
    start: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)])),
    schema: ShopFacts,
    failed: 'something went wrong',
    send: async (values) => {
      await api('PUT admin/settings', { body: values as FormValues & { name: string } });
      toast('Settings saved');
      readAgain(['settings']);
    },
  });
  return (
    <form
      ref={form.element}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="card grid max-w-200 grid-cols-2 gap-4 p-4"
    >
      {form.errors.form && (
        <p role="alert" className="col-span-2 font-semibold text-chilli">
          {form.errors.form}
        </p>
      )}
      {fields.map((part) => (
        <div key={part.name} className={part.half ? 'col-span-2 sm:col-span-1' : 'col-span-2'}>
          <FormPart part={part} form={form} owner="settings" />
        </div>
      ))}
      <Button type="submit" busy={form.isBusy} className="col-span-2">
        Save settings
      </Button>
    </form>
  );
}
