import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { sections as texts } from '@subah/messages/console/sections';
import { HealthChecksTab, LabTestsTab } from '../features/catalog/catalog-screens.tsx';
import { DepartmentsTab, DoctorsTab } from '../features/healthcare/doctor-resources.tsx';
import { ScreenTabs } from '../lib/navigation/screen-tabs.tsx';

export const HealthCareScreen = () => (
  <ScreenTabs
    label={t(common.lists)}
    tabs={[
      { id: 'specialist', label: t(texts.specialist), panel: <DepartmentsTab /> },
      { id: 'doctors', label: t(texts.doctors), panel: <DoctorsTab /> },
      { id: 'health-checks', label: t(texts.healthChecks), panel: <HealthChecksTab /> },
      { id: 'lab-test', label: t(texts.labTest), panel: <LabTestsTab /> },
    ]}
  />
);
