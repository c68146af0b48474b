import { HealthChecksTab, LabTestsTab } from '../features/catalog/catalog-screens.tsx';
import { DepartmentsTab, DoctorsTab } from '../features/healthcare/doctor-resources.tsx';
import { ScreenTabs } from '../lib/navigation/screen-tabs.tsx';

export const HealthCareScreen = () => (
  <ScreenTabs
    label="Lists"
    tabs={[
      { id: 'specialist', label: 'Specialist', panel: <DepartmentsTab /> },
      { id: 'doctors', label: 'Doctors', panel: <DoctorsTab /> },
      { id: 'health-checks', label: 'Health Checks', panel: <HealthChecksTab /> },
      { id: 'lab-test', label: 'Lab Test', panel: <LabTestsTab /> },
    ]}
  />
);
