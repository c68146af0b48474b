import { Toaster } from '@subah/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './console.css';
import { queryClient } from './lib/query-client.ts';
import { AdminLoginPage } from './routes/admin-login.tsx';
import { DashboardPage, guardDashboard, isOtherSection } from './routes/dashboard.tsx';
import { FailurePage } from './routes/failure.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

const router = createBrowserRouter([
  {
    ErrorBoundary: FailurePage,
    children: [
      { path: '/admin-login', Component: AdminLoginPage },
      {
        path: '/dashboard',
        loader: guardDashboard,
        shouldRevalidate: isOtherSection,
        Component: DashboardPage,
        HydrateFallback: ShellSkeleton,
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
