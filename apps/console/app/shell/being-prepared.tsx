import { EmptyState } from '@subah/ui/empty-state';

/** Stands in for every section that is in the sidebar but not built yet. */
export const BeingPrepared = () => (
  <div className="card">
    <EmptyState sun title="This section is being prepared." />
  </div>
);
