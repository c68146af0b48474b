import { Toaster } from '@subah/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import './console.css';
import { swrConfig } from './lib/api/swr-config.ts';
import { AdminLoginPage } from './routes/admin-login.tsx';
import { DashboardPage, loadDashboard, shouldRevalidateDashboard } from './routes/dashboard.tsx';
import { FailurePage } from './routes/failure.tsx';
import { StaffInvitationPage } from './routes/staff-invitation.tsx';
import { loadTwoStep, TwoStepPage } from './routes/two-step.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

const router = createBrowserRouter([
  {
    ErrorBoundary: FailurePage,
    children: [
      { path: '/admin-login', Component: AdminLoginPage },
      {
        path: '/dashboard',
        loader: loadDashboard,
        shouldRevalidate: shouldRevalidateDashboard,
        Component: DashboardPage,
        HydrateFallback: ShellSkeleton,
      },
      { path: '/staff-invitation', Component: StaffInvitationPage },
      { path: '/two-step', loader: loadTwoStep, Component: TwoStepPage, HydrateFallback: ShellSkeleton },
      { path: '*', Component: NotFoundPage },
    ],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <SWRConfig value={swrConfig}>
      <RouterProvider router={router} />
      <Toaster />
    </SWRConfig>
  </StrictMode>,
);
