/** The reason and the hint out of what initdb printed, in one line. */
export function describeInitdbFailure(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, '').trim());
  const reason = lines.find((line) => /^(?:FATAL|PANIC|ERROR|initdb: error):/.test(line)) ?? lines.find(Boolean);
  const hint = lines.find((line) => line.startsWith('HINT:'));
  return [reason, hint]
    .filter((line) => line !== undefined)
    .map((line) => line.replace(/^(?:FATAL|PANIC|ERROR|HINT|initdb: error):\s*/, '').replace(/\.$/, ''))
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
