import { Histogram } from 'prom-client';

/** What a server waits for, besides its database. */
type ExternalCall = { system: 'smtp' | 's3' | 'payments' | 'push' | 'whatsapp' | 'job'; operation: string };

/** Wraps a call in a span of a trace. Set only when traces are exported. */
type Tracer = <Result>(name: string, attributes: Attributes, work: () => Promise<Result>) => Promise<Result>;
type Attributes = Record<string, string | number>;

let tracer: Tracer | undefined;

export const setTracer = (next: Tracer | undefined): void => {
  tracer = next;
};

/** Registered by the server that serves it at /metrics. */
export const callDurations = new Histogram({
  name: 'external_call_duration_seconds',
  help: 'Duration of calls to other systems and of jobs in seconds',
  labelNames: ['system', 'operation', 'outcome'],
  buckets: [0.01, 0.05, 0.2, 1, 5, 20],
  registers: [],
});

const trace: Tracer = (name, attributes, work) => (tracer ? tracer(name, attributes, work) : work());

/** Measures a call and, when traces are on, records it in the current trace. */
export async function observe<Result>(
  { system, operation }: ExternalCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  let outcome = 'error';
  try {
    const result = await trace(`${system} ${operation}`, { 'subah.system': system }, work);
    outcome = 'ok';
    return result;
  } finally {
    callDurations.observe({ system, operation, outcome }, (performance.now() - startedAt) / 1000);
  }
}
