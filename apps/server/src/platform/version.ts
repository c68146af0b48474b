import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FOLDER } from './server-folder.ts';

/** The version of the release, from the package.json of the project. */
export const VERSION: string = JSON.parse(readFileSync(path.join(SERVER_FOLDER, '../../package.json'), 'utf8')).version;
