// Bundles the server with its libraries into build/, for `npm start`: loading 1,500 separate modules takes most of a start.
// The demo data and the picture worker are files of their own, which are loaded when they are needed.
import { rmSync } from 'node:fs';
import { build } from 'rolldown';

const OUTPUT = 'build';

/** Libraries with native code or with files beside their code, and the router, which the built storefront imports as well. */
const EXTERNAL = ['@fastify/swagger-ui', '@node-rs/argon2', 'pdfkit', 'react-router', 'sharp', 'vite'];

rmSync(OUTPUT, { recursive: true, force: true });
await build({
  input: {
    main: 'src/serve.ts',
    import: 'src/import.ts',
    migrate: 'src/migrate.ts',
    audit: 'src/audit.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    'move-database': 'src/move-database.ts',
    'picture-worker': 'src/sites/picture-worker.ts',
  },
  platform: 'node',
  external: EXTERNAL,
  // Not minified, so that stack traces name functions and lines.
  output: { dir: OUTPUT, format: 'esm', sourcemap: true },
});
