import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const isDevelopment = process.env.NODE_ENV !== 'production';

export default [
  layout('shell/page-frame.tsx', [
    index('routes/home.tsx'),
    route('storelocation', 'routes/storelocation.tsx'),
    route('contact', 'routes/contact.tsx'),
    ...(isDevelopment ? [route('kit', 'routes/kit.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
