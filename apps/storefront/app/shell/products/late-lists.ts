import { lateSection } from '../../lib/hydration/late-section.tsx';

const loadLists = () => import('./lists-with-cart.tsx');

export const LateRails = lateSection(() => loadLists().then((module) => module.RailsWithCart));
export const LateGrid = lateSection(() => loadLists().then((module) => module.GridWithCart));
export const LateFilterScreen = lateSection(() => loadLists().then((module) => module.FilterScreenWithCart));
export const LateShelf = lateSection(() => loadLists().then((module) => module.ShelfWithCart));
export const LateLabTests = lateSection(() => import('./lab-test-list.tsx').then((module) => module.LabTestList));
