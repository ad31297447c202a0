import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from './problem.ts';

/** The text of a body: the plugin parses nothing by itself, because signatures are made of texts. */
export function bodyText(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

/** The JSON body. @throws Problem 400 when it is none, or does not fit */
export function read<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  try {
    return check(JSON.parse(bodyText(request)), schema);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem(400, 'RequisicaoInvalida', 'O corpo não é JSON.');
    throw error;
  }
}

/** @throws Problem 400 naming what does not fit */
export function check<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const violations = result.error.issues.map((issue) => ({
    razao: issue.message,
    propriedade: issue.path.join('.'),
  }));
  throw new Problem(400, 'RequisicaoInvalida', 'A requisição não respeita o esquema.', violations);
}
