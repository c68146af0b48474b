// Baseline: one Fastify route that sends the bytes of the URL given as argument. Prints its address.
import Fastify from 'fastify';

const response = await fetch(process.argv[2] ?? '', { headers: { 'accept-encoding': 'identity' } });
const type = response.headers.get('content-type') ?? '';
const bytes = Buffer.from(await response.arrayBuffer());

const app = Fastify();
app.get('/', async (_request, reply) => reply.type(type).send(bytes));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
