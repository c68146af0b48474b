import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { describeError } from './log-errors.ts';

export const createLogger = (level: string): FastifyBaseLogger => pino({ level, serializers: { err: describeError } });
