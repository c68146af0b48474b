import type { Config } from '@react-router/dev/config';

/** Set by build.ts and by the development server. */
const isHindi = process.env.SITE_LANGUAGE === 'hi';

export default {
  appDirectory: 'app',
  buildDirectory: isHindi ? 'build/hi' : 'build',
  basename: isHindi ? '/hi' : '/',
  ssr: true,
} satisfies Config;
