import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small; asking the server for it while browsing would cost more than carrying it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
