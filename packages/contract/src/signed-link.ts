import { z } from 'zod';
import { Id } from './endpoint.ts';
import { numberText } from './input-values.ts';

/** The query of a link to a private picture: who may open it and until when. An <img> cannot send a bearer token. */
export const SignedLink = z.object({
  for: Id.optional(),
  expires: numberText(z.number().int()).optional(),
  signature: z.string().max(100).optional(),
});
