// The least that can be done: one Fastify route that sends the bytes of the address given as argument. Prints where it listens.
import Fastify from 'fastify';

const answer = await fetch(process.argv[2] ?? '', { headers: { 'accept-encoding': 'identity' } });
const type = answer.headers.get('content-type') ?? '';
const bytes = Buffer.from(await answer.arrayBuffer());

const app = Fastify();
app.get('/', async (_request, reply) => reply.type(type).send(bytes));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
