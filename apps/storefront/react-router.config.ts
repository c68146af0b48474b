import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: one download is cheaper than requests during navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
