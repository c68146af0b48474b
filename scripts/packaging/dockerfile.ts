/** One instruction of a Dockerfile, with its continued lines joined. */
export type Instruction = { name: string; args: string };

export function parseDockerfile(text: string): Instruction[] {
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, name = '', args = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { name: name.toUpperCase(), args };
    });
}

/** What is wrong with a Dockerfile for production, in the spirit of hadolint. */
export function findDockerfileFaults(text: string): string[] {
  const instructions = parseDockerfile(text);
  const faults: string[] = [];
  const require = (condition: boolean, fault: string) => condition || faults.push(fault);
  const stages = instructions.filter(({ name }) => name === 'FROM');
  const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const last = (name: string) => lastStage.findLast((instruction) => instruction.name === name)?.args;
  require(stages.length >= 2, 'has one stage only');
  for (const { args } of stages) require(/:\d+\.\d+\.\d+/.test(args), `does not pin the version of ${args}`);
  for (const { name, args } of instructions) {
    require(name !== 'ADD', 'uses ADD instead of COPY');
    require(name !== 'MAINTAINER', 'uses MAINTAINER');
    require(name !== 'RUN' || !/\bsudo\b|apt-get upgrade|curl .*\|/.test(args), `runs ${args}`);
    require(name !== 'RUN' || !/npm (i|install)\b/.test(args), 'installs without the lockfile');
    require(name !== 'WORKDIR' || args.startsWith('/'), 'has a relative WORKDIR');
    require(name !== 'ENV' || !/(SECRET|PASSWORD|KEY|TOKEN)\w*=/.test(args), 'has a secret in ENV');
  }
  require(!['root', '0', undefined].includes(last('USER')?.split(':')[0]), 'runs as root');
  require(last('HEALTHCHECK') !== undefined, 'has no health check');
  require(last('CMD')?.startsWith('[') ?? false, 'starts through a shell, which keeps signals from the server');
  require(!/npm|setup\.mjs/.test(last('CMD') ?? ''), 'installs or builds at the start');
  require(!lastStage.some(
    ({ name, args }) => name === 'RUN' && /npm/.test(args),
  ), 'installs packages in the last stage');
  return faults;
}

/** The pattern language of .dockerignore, as far as this project uses it: folders, `*`, `**` and `!`. */
export function createIgnore(text: string): (file: string) => boolean {
  const rules = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isException: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, '')) }));
  return (file) => rules.reduce((isIgnored, rule) => (rule.pattern.test(file) ? !rule.isException : isIgnored), false);
}

function toPattern(line: string): RegExp {
  const inFolders = line.startsWith('**/');
  const source = line
    .replace(/^\*\*\//, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '[^/]*');
  return new RegExp(`^${inFolders ? '(.*/)?' : ''}${source}(/.*)?$`);
}
