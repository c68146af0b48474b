// Prints the notes of a release: the commits since the last tag, by their type and scope. `type(scope)!: …` is a breaking change.
import { spawnSync } from 'node:child_process';
import { releaseNotes } from './packaging/release-notes.ts';

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

const last = git('describe', '--tags', '--abbrev=0', 'HEAD^');
process.stdout.write(releaseNotes(git('log', '--format=%s', last ? `${last}..HEAD` : 'HEAD').split('\n')));
